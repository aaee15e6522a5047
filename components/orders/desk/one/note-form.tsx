'use client'

import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { useSend } from '@/components/ui/fields/use-send'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/field'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/dialogs/toast'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'

interface NoteFormProps {
  orderId: string
  note: string
  maxLength: number
  texts: { label: string; hint: string; save: string; saving: string; saved: string; noAnswer: string }
}

/** Changes the note about an order. */
export function NoteForm({ orderId, note, maxLength, texts }: NoteFormProps) {
  const router = useRouter()
  const { isSending, problem, send } = useSend(texts.noAnswer)
  const form = useProblemFocus(problem)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = { note: String(new FormData(event.currentTarget).get('note')) }
    if (!(await send({ method: 'PUT', address: `/api/admin/orders/${orderId}/note`, body }))) return
    showToast(texts.saved)
    router.refresh()
  }
  const error = problem?.fields.note
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      <TextAreaField
        key={note}
        id="order-note"
        name="note"
        rows={4}
        maxLength={maxLength}
        defaultValue={note}
        label={texts.label}
        hint={texts.hint}
        error={error}
      />
      {problem && error === undefined && (
        <Notice tone="danger" role="alert" tabIndex={-1}>
          {problem.message}
        </Notice>
      )}
      <Button
        type="submit"
        tone="secondary"
        className="justify-self-start"
        busy={isSending ? texts.saving : undefined}
      >
        {texts.save}
      </Button>
    </form>
  )
}
