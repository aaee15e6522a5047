'use client'

import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Notice } from '@/components/ui/notice'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'

interface FindOrdersTexts {
  email: string
  submit: string
  busy: string
  /** Said after it was sent, whether there are orders or not. */
  sent: string
  wait: string
  noAnswer: string
}

/** Asks for the links to the orders of an e-mail address. */
export function FindOrdersForm({ texts }: { texts: FindOrdersTexts }) {
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing')
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useProblemFocus(problem)

  const send = async (email: string) => {
    setState('sending')
    setProblem(null)
    try {
      await callApi('/api/orders/find', { method: 'POST', body: { email } })
      setState('sent')
    } catch (error) {
      setState('editing')
      setProblem(problemOf(error, texts.noAnswer))
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(String(new FormData(event.currentTarget).get('email') ?? ''))
  }
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
      {problem && !problem.fields.email && (
        <Notice tone="danger" role="alert" tabIndex={-1}>
          {problem.message}
        </Notice>
      )}
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        label={texts.email}
        error={problem?.fields.email}
      />
      <Button
        type="submit"
        className="justify-self-start"
        busy={state === 'sending' ? texts.busy : undefined}
      >
        {texts.submit}
      </Button>
      <div role="status">
        {state === 'sent' && (
          <Notice tone="success">
            <p className="font-semibold">{texts.sent}</p>
            <p>{texts.wait}</p>
          </Notice>
        )}
      </div>
    </form>
  )
}
