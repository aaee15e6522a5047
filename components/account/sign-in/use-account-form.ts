'use client'

import { isEmailAddress } from '@/lib/core/text/email-address'
import type { User } from 'firebase/auth'
import { useState } from 'react'
import { useAttempt } from '@/components/ui/fields/use-submit'
import { plainText } from '@/lib/core/text/plain-text'
import { wrongPassword, type ProblemKey } from './account-problem'
import type { Credentials } from './firebase-client'
import { loadPage } from '../session-change'
import { loadFirebase, openSession, problemKeyOf } from './open-session'
import { returnPath, type AccountView } from './sign-in-address'

/** `checkMail`: signed in with an address that is not verified yet. `resetSent`: the mail is on its way. */
type Outcome = 'checkMail' | 'resetSent'

/** The problems of all fields, and the view they belong to. */
export interface Problems {
  keys: readonly ProblemKey[]
  view: AccountView
}

/** Sends the forms of the sign-in page. Once signed in, the visitor goes back to where they came from. */
export function useAccountForm(view: AccountView) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [shown, setShown] = useState(view)
  if (shown !== view) {
    setShown(view)
    // Whoever comes back to that view wants another link.
    if (outcome === 'resetSent') setOutcome(null)
  }
  const [user, setUser] = useState<User | null>(null)
  const { isSending, problem, setProblem, submit } = useAttempt<Problems>(async (error) => ({
    keys: [await problemKeyOf(error)],
    view,
  }))

  const send = async (form: FormData) => {
    const credentials = credentialsOf(form)
    const name = String(form.get('name') ?? '').trim()
    const keys = wrongIn(credentials, name, view)
    if (keys.length > 0) return setProblem({ keys, view })
    await submit(async () => {
      setOutcome(null)
      const firebase = await loadFirebase()
      if (view === 'reset') {
        await firebase.resetPassword(credentials.email)
        return setOutcome('resetSent')
      }
      const signedIn = await (view === 'register'
        ? firebase.register(credentials, name)
        : firebase.signIn(credentials))
      await openSession(signedIn)
      setUser(signedIn)
      if (!signedIn.emailVerified) return setOutcome('checkMail')
      leave()
      return 'leaving'
    })
  }

  return { outcome, isSending, problems: problem, user, send }
}

export function leave(): void {
  loadPage(returnPath(location.search))
}

function credentialsOf(form: FormData): Credentials {
  return { email: String(form.get('email') ?? '').trim(), password: String(form.get('password') ?? '') }
}

function wrongIn({ email, password }: Credentials, name: string, view: AccountView): ProblemKey[] {
  const wrong = [wrongEmail(email), plainText.test(name) ? null : ('nameNotPlain' as const)]
  if (view !== 'reset') wrong.push(wrongPassword(password, view === 'register'))
  return wrong.filter((problem) => problem !== null)
}

function wrongEmail(email: string): ProblemKey | null {
  if (email === '') return 'emailMissing'
  return isEmailAddress(email) ? null : 'emailInvalid'
}
