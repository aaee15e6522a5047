'use client'

import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialogs/dialog'
import { CheckboxField, TextAreaField, TextField } from '@/components/ui/fields/field'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/dialogs/toast'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'
import { parseEuros } from '@/lib/core/parse-euros'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'
import { readState } from './use-preset-draft'

interface PublishDialogProps {
  id: string
  /** Whether it was never published; then it gets its price, else it says what has changed. */
  isFirst: boolean
  /** The revision that is to be published, or what saves it first; null if that was refused. */
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
    submit: string
    busy: string
    back: string
    done: string
    noAnswer: string
  }
}

/** Publishes what is written about a preset, as its next version. */
export function PublishDialog({ id, isFirst, saved, onPublished, texts }: PublishDialogProps) {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useProblemFocus(problem)

  const publish = async (said: FormData) => {
    const revision = typeof saved === 'number' ? saved : await saved()
    // What was refused stands at the fields behind the dialog.
    if (revision === null) return setIsOpen(false)
    try {
      const body = { revision, ...readPublication(said, isFirst) }
      const state = readState(await callApi(`/api/admin/presets/${id}/publish`, { method: 'POST', body }))
      onPublished(state.revision)
      setIsOpen(false)
      showToast(texts.done)
    } catch (error) {
      setProblem(problemOf(error, texts.noAnswer))
    }
    router.refresh()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    setProblem(null)
    await publish(new FormData(event.currentTarget))
    setIsSending(false)
  }
  const onOpenChange = (open: boolean) => {
    if (isSending) return
    setProblem(null)
    setIsOpen(open)
  }
  const errors = problem?.fields ?? {}
  return (
    <Dialog
      title={texts.title}
      text={texts.text}
      trigger={<Button>{texts.button}</Button>}
      {...{ isOpen, onOpenChange }}
    >
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
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
        {problem && Object.keys(errors).length === 0 && (
          <Notice tone="danger" role="alert" tabIndex={-1}>
            {problem.message}
          </Notice>
        )}
        <DialogActions wayOut={texts.back}>
          <Button type="submit" busy={isSending ? texts.busy : undefined}>
            {texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function readPublication(said: FormData, isFirst: boolean) {
  if (isFirst) return { price: parseEuros(String(said.get('price') ?? '')) ?? 0 }
  const text = String(said.get('text') ?? '').replaceAll(/\s+/g, ' ')
  return { text: text.trim(), isRepair: said.get('isRepair') !== null }
}
