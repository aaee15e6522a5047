'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { showToast } from '@/components/ui/dialogs/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface NoteFormProps {
  orderId: string
  note: string
  maxLength: number
  texts: { label: string; hint: string; save: string; saving: string; saved: string; noAnswer: string }
}

export function NoteForm({ orderId, note, maxLength, texts }: NoteFormProps) {
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit(texts.noAnswer)

  const send = (said: FormData) =>
    submit(async () => {
      const body = { note: String(said.get('note')) }
      await callApi(`/api/admin/orders/${orderId}/note`, { method: 'PUT', body })
      showToast(texts.saved)
      router.refresh()
    })
  return (
    <Form problem={problem} onSend={send} className="grid gap-3">
      <TextAreaField
        key={note}
        id="order-note"
        name="note"
        rows={4}
        maxLength={maxLength}
        defaultValue={note}
        label={texts.label}
        hint={texts.hint}
        error={problem?.fields.note}
      />
      <FormProblem problem={problem} field="note" />
      <Button
        type="submit"
        tone="secondary"
        className="justify-self-start"
        busy={isSending ? texts.saving : undefined}
      >
        {texts.save}
      </Button>
    </Form>
  )
}
