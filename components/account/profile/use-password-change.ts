'use client'

import { useState } from 'react'
import { wrongPassword, type ProblemKey } from '../sign-in/account-problem'
import { loadFirebase, problemKeyOf } from '../sign-in/load-firebase'
import { openSession } from '../sign-in/open-session'

/** What is wrong, by field; `form` for neither of them. */
export interface PasswordProblems {
  current?: ProblemKey | null
  next?: ProblemKey | null
  form?: ProblemKey
}

/** Changes the password of the account with this address; this device stays signed in, and all others are signed out. */
export function usePasswordChange(email: string) {
  const [isSaving, setIsSaving] = useState(false)
  const [problems, setProblems] = useState<PasswordProblems | null>(null)

  /** @returns whether it is changed */
  const change = async (current: string, next: string): Promise<boolean> => {
    const wrong = { current: wrongPassword(current, false), next: wrongPassword(next, true) }
    if (wrong.current || wrong.next) {
      setProblems(wrong)
      return false
    }
    setIsSaving(true)
    setProblems(null)
    try {
      const firebase = await loadFirebase()
      await openSession(await firebase.changePassword({ email, password: current }, next))
      return true
    } catch (error) {
      setProblems(problemsOf(await problemKeyOf(error)))
      return false
    } finally {
      setIsSaving(false)
    }
  }
  return { isSaving, problems, change }
}

function problemsOf(key: ProblemKey): PasswordProblems {
  if (key === 'wrongCredentials') return { current: 'passwordWrong' }
  return key === 'passwordWeak' ? { next: key } : { form: key }
}
