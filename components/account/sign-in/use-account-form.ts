'use client'

import { useState } from 'react'
import { useAttempt } from '@/components/ui/fields/use-submit'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'
import { loadPage } from '../session-change'
import { fieldProblems, useProblems, wrongEmail, wrongName, wrongPassword } from './account-problem'
import { CookiesBlocked, openSession } from './open-session'
import { returnPath, type AccountView } from './sign-in-address'

/** `checkMail`: a mailed link has yet to confirm the account. `code`: the session waits for a second factor. */
type Outcome = 'checkMail' | 'resetSent' | 'code'

export interface ViewProblem extends Problem {
  view: AccountView
}

interface Said {
  email: string
  password: string
  name: string
}

export function useAccountForm(view: AccountView) {
  const problems = useProblems()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [registered, setRegistered] = useState<Said | null>(null)
  const [shown, setShown] = useState(view)
  if (shown !== view) {
    setShown(view)
    // A visitor who returns to the view wants another link.
    setOutcome(null)
  }
  const { isSending, problem, setProblem, submit } = useAttempt<ViewProblem>((error) => ({
    ...signInProblemOf(error, problems),
    view,
  }))

  const send = async (form: FormData) => {
    const said = saidIn(form)
    const fields = fieldProblems(wrongIn(said, view), problems)
    if (Object.keys(fields).length > 0) return setProblem({ code: '', message: '', fields, view })
    await submit(async () => {
      setOutcome(null)
      if (view === 'signIn') {
        const { email, password } = said
        if ((await openSession('/api/session', 'POST', { email, password })) === 'code')
          return setOutcome('code')
        leave()
        return 'leaving'
      }
      if (view === 'reset') {
        await callApi('/api/account/reset', { method: 'POST', body: { email: said.email } })
        return setOutcome('resetSent')
      }
      await callApi('/api/account', { method: 'POST', body: said })
      setRegistered(said)
      return setOutcome('checkMail')
    })
  }

  return { outcome, isSending, problem, registered, send, startAgain: () => setOutcome(null) }
}

export function signInProblemOf(
  error: unknown,
  { cookiesBlocked, unavailable }: { cookiesBlocked: string; unavailable: string },
): Problem {
  if (error instanceof CookiesBlocked) return { code: '', message: cookiesBlocked, fields: {} }
  return problemOf(error, unavailable)
}

export function leave(): void {
  loadPage(returnPath(location.search))
}

function saidIn(form: FormData): Said {
  const [email, name] = ['email', 'name'].map((field) => String(form.get(field) ?? '').trim())
  return { email: email ?? '', name: name ?? '', password: String(form.get('password') ?? '') }
}

function wrongIn({ email, password, name }: Said, view: AccountView) {
  return {
    email: wrongEmail(email),
    name: wrongName(name),
    password: view === 'reset' ? null : wrongPassword(password, view === 'register'),
  }
}
