'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { CheckboxField, TextAreaField, TextField } from '@/components/ui/fields/field'
import { FormProblem } from '@/components/ui/fields/form'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { parseEuros } from '@/lib/core/money'
import { callApi } from '@/lib/http/browser/call-api'
import { SureField } from './preset-part'
import { readState } from './use-preset-draft'

interface PublishDialogProps {
  id: string
  when: 'now' | 'planned'
  /** The first publication sets the price, a new version describes its changes; corrected texts need neither. */
  what: 'first' | 'version' | 'texts'
  /** The revision to publish, or a function that saves it first and returns null if refused. */
  saved: number | (() => Promise<number | null>)
  onPublished: (revision: number) => void
  version: number
}

export function PublishDialog({ id, when, what, saved, onPublished, version }: PublishDialogProps) {
  const t = useTranslations('admin.presets.publish')
  const texts = useDialogTexts({ when, what, version })
  const router = useRouter()
  const submission = useSubmit()
  const { problem } = submission
  const isPlanned = when === 'planned'
  const idOf = (field: string) => `${isPlanned ? 'plan' : 'publish'}-${field}`

  const publish = async (said: FormData) => {
    const revision = typeof saved === 'number' ? saved : await saved()
    // A draft that was refused shows why at the fields behind the dialog.
    if (revision === null) return
    try {
      const body = { revision, ...readPublication(said, what) }
      const answer = isPlanned
        ? callApi(`/api/admin/presets/${id}/plan`, {
            method: 'PUT',
            body: { ...body, at: String(said.get('at') ?? '') },
          })
        : callApi(`/api/admin/presets/${id}/publish`, { method: 'POST', body })
      onPublished(readState(await answer).revision)
      showToast(texts.done)
    } finally {
      router.refresh()
    }
  }
  const errors = problem?.fields ?? {}
  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      trigger={<Button tone={isPlanned ? 'secondary' : 'primary'}>{texts.button}</Button>}
      onSend={publish}
      submission={submission}
      submit={texts.submit}
      busy={texts.busy}
      back={texts.back}
    >
      {isPlanned && (
        <TextField id={idOf('at')} name="at" type="datetime-local" label={t('at')} hint={t('atHint')} />
      )}
      {what === 'first' && (
        <TextField
          id={idOf('price')}
          name="price"
          autoComplete="off"
          label={t('price')}
          hint={t('priceHint')}
        />
      )}
      {what === 'version' && (
        <>
          <TextAreaField
            id={idOf('change')}
            name="text"
            rows={3}
            maxLength={200}
            label={t('change')}
            hint={t('changeHint')}
          />
          <CheckboxField id={idOf('repair')} name="isRepair" label={t('repair')} />
        </>
      )}
      <SureField id={idOf('sure')} doubts={errors.isSure} />
      <FormProblem problem={problem} />
    </FormDialog>
  )
}

function useDialogTexts({ when, what, version }: Pick<PublishDialogProps, 'when' | 'what' | 'version'>) {
  const isPlanned = when === 'planned'
  const back = useTranslations('admin.presets.publish')('back')
  const t = useTranslations(isPlanned ? 'admin.presets.plan' : 'admin.presets.publish')
  const mend = useTranslations('admin.presets.mend')
  const usual = {
    back,
    button: t('button'),
    title: t('title', { version }),
    text: t(what === 'first' ? 'firstText' : 'text'),
    submit: t('submit', { version }),
    busy: t('busy'),
    done: t('done', { version }),
  }
  if (what !== 'texts') return usual
  if (isPlanned) return { ...usual, title: mend('planTitle'), text: mend('planText') }
  return { ...usual, title: mend('title'), text: mend('text'), submit: mend('submit'), done: mend('done') }
}

function readPublication(said: FormData, what: PublishDialogProps['what']) {
  const isSure = said.has('isSure')
  if (what === 'texts') return { isSure }
  if (what === 'first') return { price: parseEuros(String(said.get('price') ?? '')) ?? 0, isSure }
  const text = String(said.get('text') ?? '').replaceAll(/\s+/g, ' ')
  return { text: text.trim(), isRepair: said.has('isRepair'), isSure }
}
