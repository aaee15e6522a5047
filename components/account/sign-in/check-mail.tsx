import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { useSignedIn } from '../use-signed-in'
import type { AccountTexts } from './account-texts'
import { leave } from './use-account-form'

interface CheckMailProps {
  /** The form data to send again for another mail. */
  registered: { email: string; password: string; name: string }
  texts: AccountTexts
}

/** Waits until the link in a mail confirms the address and signs in; then continues by itself. */
export function CheckMail({ registered, texts }: CheckMailProps) {
  const { isSending, submit } = useSubmit(texts.mailFailed)
  const [outcome, setOutcome] = useState('')
  const user = useSignedIn()

  useEffect(() => {
    if (user) leave()
  }, [user])

  const sendAgain = async () => {
    setOutcome('')
    const problem = await submit(async () => {
      await callApi('/api/account', { method: 'POST', body: registered })
      setOutcome(texts.mailSent)
    })
    if (problem) setOutcome(problem.message)
  }
  return (
    <>
      <p className="border-y border-line py-3 font-semibold">
        <bdi className="break-all">{registered.email}</bdi>
      </p>
      <Button
        tone="secondary"
        className="justify-self-start"
        busy={isSending ? texts.sending : undefined}
        onClick={() => void sendAgain()}
      >
        {texts.mailAgain}
      </Button>
      <p role="status" className="min-h-6 text-sm">
        {outcome}
      </p>
    </>
  )
}
