'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface NoteFormProps {
  orderId: string
  note: string
  maxLength: number
}

/** Keeps typed text when the page is refreshed, and overwrites no note that the user has not seen. */
export function NoteForm({ orderId, note, maxLength }: NoteFormProps) {
  const t = useTranslations('admin.orderDesk.note')
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()
  const [latest, setLatest] = useState(note)
  const [seen, setSeen] = useState(note)
  const [text, setText] = useState(note)
  // Never in place of typed text.
  if (note !== latest) {
    setLatest(note)
    if (text === seen) {
      setSeen(note)
      setText(note)
    }
  }

  const send = () =>
    submit(async () => {
      // Trimmed as by the shop, to match the stored note.
      const sent = text.trim()
      const body = { note: sent, seen }
      await callApi(`/api/admin/orders/${orderId}/note`, { method: 'PUT', body })
      setSeen(sent)
      setText((typed) => (typed === text ? sent : typed))
      showToast(t('saved'))
      router.refresh()
    })
  return (
    <Form problem={problem} onSend={send} className="grid gap-3">
      <TextAreaField
        id="order-note"
        name="note"
        rows={4}
        maxLength={maxLength}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        label={t('label')}
        hint={t('hint')}
      />
      <FormProblem problem={problem} field="note" />
      <Button
        type="submit"
        tone="secondary"
        className="justify-self-start"
        busy={isSending ? t('saving') : undefined}
      >
        {t('save')}
      </Button>
    </Form>
  )
}
