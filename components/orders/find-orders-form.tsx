'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { emailInput, TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { Notice } from '@/components/ui/notice'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'

export function FindOrdersForm() {
  const t = useTranslations('orders.find')
  const [isSent, setIsSent] = useState(false)
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      setIsSent(false)
      const body = { email: String(said.get('email') ?? '') }
      await callApi('/api/orders/find', { method: 'POST', body })
      setIsSent(true)
    })
  return (
    <Form problem={problem} method="post" onSend={send} className="grid gap-5">
      <FormProblem problem={problem} field="email" />
      <TextField id="email" name="email" {...emailInput} required label={t('email')} />
      <Button type="submit" className="justify-self-start" busy={isSending ? t('busy') : undefined}>
        {t('submit')}
      </Button>
      <div role="status">
        {isSent && (
          <Notice tone="success">
            {/* The same whether there are orders or not. */}
            <p className="font-semibold">{t('sent')}</p>
            <p>{t('wait')}</p>
          </Notice>
        )}
      </div>
    </Form>
  )
}
