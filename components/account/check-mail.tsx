import type { User } from 'firebase/auth'
import { useState, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import type { AccountTexts } from './account-texts'
import { leave, loadFirebase } from './use-account-form'

interface CheckMailProps {
  heading: RefObject<HTMLHeadingElement | null>
  user: User
  texts: AccountTexts
}

/** Signed in, but the e-mail address still waits to be verified. Nothing stands in the way of going on. */
export function CheckMail({ heading, user, texts }: CheckMailProps) {
  const [outcome, setOutcome] = useState('')

  const sendAgain = async () => {
    const { sendEmailVerification } = await loadFirebase()
    await sendEmailVerification(user)
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {texts.checkMailTitle}
      </h1>
      <p className="text-muted">
        {texts.checkMailText} <bdi className="break-all text-text">{user.email}</bdi>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={leave}>{texts.goOn}</Button>
        <Button
          tone="secondary"
          onClick={() =>
            void sendAgain().then(
              () => setOutcome(texts.mailSent),
              () => setOutcome(texts.mailFailed),
            )
          }
        >
          {texts.mailAgain}
        </Button>
      </div>
      <p role="status" className="min-h-6 text-sm">
        {outcome}
      </p>
    </>
  )
}
