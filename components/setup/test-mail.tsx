'use client'

import { useState } from 'react'
import { z } from 'zod/mini'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

const sentSchema = z.object({ state: z.enum(['sent', 'file', 'refused', 'away']), answer: z.string() })

interface TestMailProps {
  texts: Record<'label' | 'hint' | 'button' | 'busy' | 'says' | 'sent' | 'file' | 'refused' | 'away', string>
}

/** Sends a mail with the settings in use, and shows what the mail server says. */
export function TestMail({ texts }: TestMailProps) {
  const [said, setSaid] = useState('')
  const { isSending, problem, submit } = useSubmit()

  const send = (form: FormData) =>
    submit(async () => {
      setSaid('')
      const body = { email: String(form.get('email') ?? '').trim() }
      const told = await callApi('/api/admin/setup/test-mail', { method: 'POST', body })
      const { state, answer } = z.parse(sentSchema, told)
      setSaid([texts[state], answer && texts.says.replace('{answer}', answer)].filter(Boolean).join(' '))
    })
  return (
    <Form problem={problem} onSend={send} className="grid max-w-xl gap-3">
      <TextField
        id="test-mail"
        name="email"
        type="email"
        autoComplete="email"
        label={texts.label}
        hint={texts.hint}
        error={problem?.fields.email}
      />
      <FormProblem problem={problem} field="email" />
      <Button
        type="submit"
        tone="quiet"
        className="justify-self-start"
        busy={isSending ? texts.busy : undefined}
      >
        {texts.button}
      </Button>
      <p aria-live="polite" className="text-sm font-semibold wrap-anywhere">
        {said}
      </p>
    </Form>
  )
}
