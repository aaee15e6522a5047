'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { emailInput, TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { Notice } from '@/components/ui/notice'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface FindOrdersTexts {
  email: string
  submit: string
  busy: string
  /** The same whether there are orders or not. */
  sent: string
  wait: string
}

export function FindOrdersForm({ texts }: { texts: FindOrdersTexts }) {
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
      <TextField id="email" name="email" {...emailInput} required label={texts.email} />
      <Button type="submit" className="justify-self-start" busy={isSending ? texts.busy : undefined}>
        {texts.submit}
      </Button>
      <div role="status">
        {isSent && (
          <Notice tone="success">
            <p className="font-semibold">{texts.sent}</p>
            <p>{texts.wait}</p>
          </Notice>
        )}
      </div>
    </Form>
  )
}
