'use client'

import type { User } from 'firebase/auth'
import { useRef, useState } from 'react'
import { plainText } from '@/lib/core/text/plain-text'
import { wrongPassword, type ProblemKey } from './account-problem'
import type { AccountView } from './account-view'
import type { Credentials } from './firebase-client'
import { loadFirebase, problemKeyOf } from './load-firebase'
import { loadPage } from '../load-page'
import { openSession } from './open-session'
import { returnPath } from './return-path'

/** `checkMail`: signed in, with an address that is not verified yet. `resetSent`: the e-mail is on its way. */
export type FormState = 'editing' | 'sending' | 'checkMail' | 'resetSent'

/** What went wrong, at all fields at once, and in which of the forms. */
export interface Problems {
  keys: readonly ProblemKey[]
  view: AccountView
}

/** Sends the forms of the sign-in page; once signed in, the visitor is led back to where they came from. */
export function useAccountForm(view: AccountView) {
  const [state, setState] = useState<FormState>('editing')
  const [problems, setProblems] = useState<Problems | null>(null)
  const [user, setUser] = useState<User | null>(null)
  const isSending = useRef(false)

  const run = async (action: () => Promise<FormState>) => {
    if (isSending.current) return
    isSending.current = true
    setState('sending')
    setProblems(null)
    try {
      setState(await action())
    } catch (error) {
      setState('editing')
      setProblems({ keys: [await problemKeyOf(error)], view })
    } finally {
      isSending.current = false
    }
  }

  const submit = (form: FormData) => {
    const credentials = credentialsOf(form)
    const name = String(form.get('name') ?? '').trim()
    const keys = wrongIn(credentials, name, view)
    if (keys.length > 0) return setProblems({ keys, view })
    void run(async () => {
      const firebase = await loadFirebase()
      if (view === 'reset') return firebase.resetPassword(credentials.email).then(() => 'resetSent' as const)
      const signedIn = await (view === 'register'
        ? firebase.register(credentials, name)
        : firebase.signIn(credentials))
      await openSession(signedIn)
      setUser(signedIn)
      if (!signedIn.emailVerified) return 'checkMail'
      leave()
      return 'sending'
    })
  }

  return { state, problems, user, submit }
}

/** Goes back to where the visitor came from. */
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
  return /^[^@\s]+@[^@\s]+$/.test(email) ? null : 'emailInvalid'
}
