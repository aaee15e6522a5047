'use client'

import type { User } from 'firebase/auth'
import { useRef, useState } from 'react'
import { plainText } from '@/lib/core/plain-text'
import { PASSWORD_MIN_LENGTH, problemOf, type ProblemKey } from './account-problem'
import type { AccountView } from './account-view'
import type { Credentials } from './firebase-client'
import { loadPage } from './load-page'
import { openSession, SessionProblem } from './open-session'
import { returnPath } from './return-path'

/** `checkMail`: signed in, with an address that is not verified yet. `resetSent`: the e-mail is on its way. */
export type FormState = 'editing' | 'sending' | 'checkMail' | 'resetSent'

/** What went wrong, and in which of the forms. */
export interface Problem {
  key: ProblemKey
  view: AccountView
}

/** Loaded as soon as somebody uses the form, and on no other page. */
export const loadFirebase = () => import('./firebase-client')

/** Sends the forms of the sign-in page; once signed in, the visitor is led back to where they came from. */
export function useAccountForm(view: AccountView) {
  const [state, setState] = useState<FormState>('editing')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [user, setUser] = useState<User | null>(null)
  const isSending = useRef(false)

  const run = async (action: () => Promise<FormState>) => {
    if (isSending.current) return
    isSending.current = true
    setState('sending')
    setProblem(null)
    try {
      setState(await action())
    } catch (error) {
      setState('editing')
      setProblem({ key: await problemKeyOf(error), view })
    } finally {
      isSending.current = false
    }
  }

  const submit = (form: FormData) => {
    const credentials = credentialsOf(form)
    const name = String(form.get('name') ?? '').trim()
    const wrong = plainText.test(name) ? wrongIn(credentials, view) : 'nameNotPlain'
    if (wrong) return setProblem({ key: wrong, view })
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

  return { state, problem, user, submit }
}

/** Goes back to where the visitor came from. */
export function leave(): void {
  loadPage(returnPath(location.search))
}

function credentialsOf(form: FormData): Credentials {
  return { email: String(form.get('email') ?? '').trim(), password: String(form.get('password') ?? '') }
}

function wrongIn({ email, password }: Credentials, view: AccountView): ProblemKey | null {
  if (email === '') return 'emailMissing'
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return 'emailInvalid'
  if (view === 'reset') return null
  if (password === '') return 'passwordMissing'
  return view === 'register' && password.length < PASSWORD_MIN_LENGTH ? 'passwordShort' : null
}

/** Whatever has no code of its own is a service that cannot be reached: the network, the client's code, the shop. */
async function problemKeyOf(error: unknown): Promise<ProblemKey> {
  if (error instanceof SessionProblem) return error.problem
  const firebase = await loadFirebase().catch(() => null)
  const code = firebase?.codeOf(error)
  return code ? problemOf(code) : 'unavailable'
}
