import type { User } from 'firebase/auth'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/fields/use-submit'
import type { AccountTexts } from './account-texts'
import { loadFirebase } from './open-session'
import { leave } from './use-account-form'

/** Signed in, but the address is not verified yet. That keeps nobody from going on. */
export function CheckMail({ user, texts }: { user: User; texts: AccountTexts }) {
  const { isSending, submit } = useSubmit(texts.mailFailed)
  const [outcome, setOutcome] = useState('')

  const sendAgain = async () => {
    setOutcome('')
    const problem = await submit(async () => {
      const { sendEmailVerification } = await loadFirebase()
      await sendEmailVerification(user)
      setOutcome(texts.mailSent)
    })
    if (problem) setOutcome(problem.message)
  }
  return (
    <>
      <p className="border-y border-line py-3 font-semibold">
        <bdi className="break-all">{user.email}</bdi>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={leave}>{texts.goOn}</Button>
        <Button
          tone="secondary"
          busy={isSending ? texts.sending : undefined}
          onClick={() => void sendAgain()}
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
