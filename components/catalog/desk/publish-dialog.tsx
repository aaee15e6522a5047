'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { CheckboxField, TextAreaField, TextField } from '@/components/ui/fields/field'
import { FormProblem } from '@/components/ui/fields/form'
import { showToast } from '@/components/ui/dialogs/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { parseEuros } from '@/lib/core/money'
import { callApi } from '@/lib/http/browser/call-api'
import { SureField } from './preset-part'
import { readState } from './use-preset-draft'

interface PublishDialogProps {
  id: string
  /** At once, or at a time that is asked for. */
  when: 'now' | 'planned'
  /** The first sets the price, a new version says what has changed; mended texts need neither. */
  what: 'first' | 'version' | 'texts'
  /** The revision to publish, or how to save it first, which answers null if refused. */
  saved: number | (() => Promise<number | null>)
  onPublished: (revision: number) => void
  texts: {
    button: string
    title: string
    text: string
    at: string
    atHint: string
    price: string
    priceHint: string
    change: string
    changeHint: string
    repair: string
    sure: string
    submit: string
    busy: string
    back: string
    done: string
  }
}

/** Publishes the draft of a preset, or plans that. */
export function PublishDialog({ id, when, what, saved, onPublished, texts }: PublishDialogProps) {
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
      {...{ submission, texts }}
    >
      {isPlanned && (
        <TextField
          id={idOf('at')}
          name="at"
          type="datetime-local"
          label={texts.at}
          hint={texts.atHint}
          error={errors.at}
        />
      )}
      {what === 'first' && (
        <TextField
          id={idOf('price')}
          name="price"
          autoComplete="off"
          label={texts.price}
          hint={texts.priceHint}
          error={errors.price}
        />
      )}
      {what === 'version' && (
        <>
          <TextAreaField
            id={idOf('change')}
            name="text"
            rows={3}
            maxLength={200}
            label={texts.change}
            hint={texts.changeHint}
            error={errors.text}
          />
          <CheckboxField id={idOf('repair')} name="isRepair" label={texts.repair} />
        </>
      )}
      <SureField id={idOf('sure')} doubts={errors.isSure} label={texts.sure} />
      <FormProblem problem={problem} />
    </FormDialog>
  )
}

function readPublication(said: FormData, what: PublishDialogProps['what']) {
  const isSure = said.has('isSure')
  if (what === 'texts') return { isSure }
  if (what === 'first') return { price: parseEuros(String(said.get('price') ?? '')) ?? 0, isSure }
  const text = String(said.get('text') ?? '').replaceAll(/\s+/g, ' ')
  return { text: text.trim(), isRepair: said.has('isRepair'), isSure }
}
