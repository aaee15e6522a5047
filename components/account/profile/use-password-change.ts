'use client'

import { useAttempt } from '@/components/ui/fields/use-submit'
import { wrongPassword, type ProblemKey } from '../sign-in/account-problem'
import type { Credentials } from '../sign-in/firebase-client'
import { loadFirebase, openSession, problemKeyOf, SessionProblem } from '../sign-in/open-session'

/** By field; `form` for neither of them. */
export interface PasswordProblems {
  current?: ProblemKey | null
  next?: ProblemKey | null
  form?: ProblemKey
}

/** Changes the password. This device stays signed in, all others are signed out. */
export function usePasswordChange(email: string) {
  const { isSending, problem, setProblem, submit } = useAttempt<PasswordProblems>(async (error) =>
    problemsOf(await problemKeyOf(error)),
  )
  const change = async (current: string, next: string, onChanged: () => void) => {
    const wrong = { current: wrongPassword(current, false), next: wrongPassword(next, true) }
    if (wrong.current || wrong.next) return setProblem(wrong)
    await submit(async () => {
      const firebase = await loadFirebase()
      await firebase.changePassword({ email, password: current }, next)
      await signInAgain({ email, password: next })
      onChanged()
    })
  }
  return { isSending, problem, change }
}

/** @throws ChangedAlready for whatever goes wrong: the new password counts all the same */
async function signInAgain(credentials: Credentials): Promise<void> {
  try {
    const firebase = await loadFirebase()
    await openSession(await firebase.signIn(credentials))
  } catch {
    throw new SessionProblem('changedAlready')
  }
}

function problemsOf(key: ProblemKey): PasswordProblems {
  if (key === 'wrongCredentials') return { current: 'passwordWrong' }
  return key === 'passwordWeak' ? { next: key } : { form: key }
}
