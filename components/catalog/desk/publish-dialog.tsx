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
  /** A first publication sets the price, later ones say what has changed. */
  isFirst: boolean
  /** The revision to publish, or how to save it first, which answers null if refused. */
  saved: number | (() => Promise<number | null>)
  onPublished: (revision: number) => void
  texts: {
    button: string
    title: string
    text: string
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
    noAnswer: string
  }
}

/** Publishes the draft of a preset as its next version. */
export function PublishDialog({ id, isFirst, saved, onPublished, texts }: PublishDialogProps) {
  const router = useRouter()
  const submission = useSubmit(texts.noAnswer)
  const { problem } = submission

  const publish = async (said: FormData) => {
    const revision = typeof saved === 'number' ? saved : await saved()
    // A draft that was refused shows why at the fields behind the dialog.
    if (revision === null) return
    try {
      const body = { revision, ...readPublication(said, isFirst) }
      const state = readState(await callApi(`/api/admin/presets/${id}/publish`, { method: 'POST', body }))
      onPublished(state.revision)
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
      trigger={<Button>{texts.button}</Button>}
      onSend={publish}
      {...{ submission, texts }}
    >
      {isFirst ? (
        <TextField
          id="publish-price"
          name="price"
          autoComplete="off"
          label={texts.price}
          hint={texts.priceHint}
          error={errors.price}
        />
      ) : (
        <>
          <TextAreaField
            id="publish-change"
            name="text"
            rows={3}
            maxLength={200}
            label={texts.change}
            hint={texts.changeHint}
            error={errors.text}
          />
          <CheckboxField id="publish-repair" name="isRepair" label={texts.repair} />
        </>
      )}
      <SureField id="publish-sure" doubts={errors.isSure} label={texts.sure} />
      <FormProblem problem={problem} />
    </FormDialog>
  )
}

function readPublication(said: FormData, isFirst: boolean) {
  const isSure = said.has('isSure')
  if (isFirst) return { price: parseEuros(String(said.get('price') ?? '')) ?? 0, isSure }
  const text = String(said.get('text') ?? '').replaceAll(/\s+/g, ' ')
  return { text: text.trim(), isRepair: said.has('isRepair'), isSure }
}
