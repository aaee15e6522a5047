'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { emailInput, TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'
import { closePanel, EditPanel } from './edit-panel'

export function ChangeEmail() {
  const t = useTranslations('account.changeEmail')
  const panel = useRef<HTMLDetailsElement>(null)
  const [sentTo, setSentTo] = useState('')
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData, form: HTMLFormElement) =>
    submit(async () => {
      const email = String(said.get('email') ?? '').trim()
      await callApi('/api/account/address', { method: 'POST', body: { email } })
      form.reset()
      closePanel(panel.current)
      setSentTo(email)
    })
  return (
    <>
      <EditPanel panel={panel} action={t('change')}>
        <Form problem={problem} method="post" onSend={send} className="grid max-w-md gap-5">
          <FormProblem problem={problem} field="email" />
          <TextField
            id="new-email"
            name="email"
            {...emailInput}
            autoComplete="email"
            required
            label={t('label')}
            hint={t('hint')}
          />
          <Button type="submit" className="justify-self-start" busy={isSending ? t('busy') : undefined}>
            {t('save')}
          </Button>
        </Form>
      </EditPanel>
      <p role="status" className="text-sm break-words">
        {sentTo === '' ? '' : t('sent', { email: sentTo })}
      </p>
    </>
  )
}
