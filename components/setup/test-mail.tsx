'use client'

import { useState } from 'react'
import { z } from 'zod/mini'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'

const sentSchema = z.object({ state: z.enum(['sent', 'file', 'refused', 'away']), answer: z.string() })

export function TestMail() {
  const t = useTranslations('setup.testMail')
  const [said, setSaid] = useState('')
  const { isSending, problem, submit } = useSubmit()

  const send = (form: FormData) =>
    submit(async () => {
      setSaid('')
      const body = { email: String(form.get('email') ?? '').trim() }
      const response = await callApi('/api/admin/setup/test-mail', { method: 'POST', body })
      const { state, answer } = z.parse(sentSchema, response)
      setSaid([t(state), answer && t('says', { answer })].filter(Boolean).join(' '))
    })
  return (
    <Form problem={problem} onSend={send} className="grid max-w-xl gap-3">
      <TextField
        id="test-mail"
        name="email"
        type="email"
        autoComplete="email"
        label={t('label')}
        hint={t('hint')}
        error={problem?.fields.email}
      />
      <FormProblem problem={problem} field="email" />
      <Button
        type="submit"
        tone="quiet"
        className="justify-self-start"
        busy={isSending ? t('busy') : undefined}
      >
        {t('button')}
      </Button>
      <p aria-live="polite" className="text-sm font-semibold wrap-anywhere">
        {said}
      </p>
    </Form>
  )
}
