import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { CodeField } from '../factor/code-field'
import { announceSessionChange } from '../session-change'
import type { AccountTexts } from './account-texts'
import { leave } from './use-account-form'

interface SecondStepProps {
  texts: AccountTexts
  onOther: () => void
}

export function SecondStep({ texts, onOther }: SecondStepProps) {
  const { label, hint, submit: submitText, other } = texts.secondStep
  const { isSending, problem, submit } = useSubmit(texts.problems.unavailable)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])

  const send = (said: FormData) =>
    submit(async () => {
      const body = { code: String(said.get('code') ?? '') }
      await callApi('/api/session/factor', { method: 'POST', body })
      announceSessionChange()
      leave()
      return 'leaving'
    })
  return (
    <Form problem={problem} method="post" onSend={send} className="grid gap-5">
      <FormProblem problem={problem} />
      <div ref={fields}>
        <CodeField id="code" label={label} hint={hint} />
      </div>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <Button type="submit" busy={isSending ? texts.sending : undefined}>
          {submitText}
        </Button>
        <Button tone="quiet" onClick={onOther}>
          {other}
        </Button>
      </div>
    </Form>
  )
}
