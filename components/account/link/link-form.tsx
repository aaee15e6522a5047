'use client'

import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { PasswordField } from '@/components/ui/fields/password-field'
import { useAttempt } from '@/components/ui/fields/use-submit'
import { ShopLink } from '@/components/ui/shop-link'
import { callApi, type Problem } from '@/lib/http/browser/call-api'
import { announceSessionChange, loadPage } from '../session-change'
import { fieldTexts, wrongPassword } from '../sign-in/account-problem'
import { openSession } from '../sign-in/open-session'
import { signInProblemOf } from '../sign-in/use-account-form'
import { keptTokens } from './kept-token'
import type { LinkKind, LinkTexts } from './link-texts'
import { MissingLink } from './missing-link'

interface LinkFormProps {
  kind: LinkKind
  texts: LinkTexts
}

/** Only on a press: mail scanners open links, but press no buttons and do not see the fragment. */
export function LinkForm({ kind, texts }: LinkFormProps) {
  const keptToken = keptTokens[kind]
  const token = useSyncExternalStore(keptToken.subscribe, keptToken.read, () => undefined)
  const [isDone, setIsDone] = useState(false)
  const { isSending, problem, setProblem, submit } = useAttempt<Problem>((error) =>
    signInProblemOf(error, texts.problems),
  )
  if (token === undefined) return null
  if (isDone) return <Done texts={texts} />
  if (token === null) {
    return (
      <MissingLink token={keptToken} texts={texts.missing}>
        <AgainLink texts={texts} />
      </MissingLink>
    )
  }

  const send = (said: FormData) => {
    const password = String(said.get('password') ?? '')
    const wrong = { password: kind === 'address' ? null : wrongPassword(password, kind === 'reset') }
    const fields = fieldTexts(wrong, texts.problems)
    if (Object.keys(fields).length > 0) return setProblem({ code: '', message: '', fields })
    return submit(async () => {
      if (kind === 'confirm') {
        await openSession('/api/account/confirmation', 'PUT', { token, password })
        keptToken.forget()
        loadPage('/konto')
        return 'leaving'
      }
      if (kind === 'reset') await callApi('/api/account/reset', { method: 'PUT', body: { token, password } })
      else await callApi('/api/account/address', { method: 'PUT', body: { token } })
      announceSessionChange()
      setIsDone(true)
      return keptToken.forget()
    })
  }
  return (
    <Form problem={problem} method="post" onSend={send} className="grid gap-5">
      <FormProblem problem={problem} />
      {kind !== 'address' && (
        <Password kind={kind} email={emailIn(token)} error={problem?.fields.password} texts={texts} />
      )}
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <Button type="submit" busy={isSending ? texts.sending : undefined}>
          {texts.submit}
        </Button>
        {problem?.code === 'account_link_void' && <AgainLink texts={texts} />}
        {problem?.code === 'unauthorized' && <SignInLink texts={texts} />}
      </div>
    </Form>
  )
}

type PartProps = Pick<LinkFormProps, 'texts'>

interface PasswordProps extends LinkFormProps {
  email: string
  error: string | undefined
}

function Password({ kind, email, error, texts }: PasswordProps) {
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="password"
        name="password"
        autoComplete={kind === 'reset' ? 'new-password' : 'current-password'}
        required
        label={texts.password}
        show={texts.showPassword}
        hide={texts.hidePassword}
        hint={kind === 'reset' ? texts.passwordRule : undefined}
        error={error}
      />
    </>
  )
}

function AgainLink({ texts }: PartProps) {
  return (
    <ShopLink href={texts.againAddress} className="button button-quiet -ml-3">
      {texts.again}
    </ShopLink>
  )
}

function SignInLink({ texts }: PartProps) {
  const query = new URLSearchParams({ zurueck: location.pathname })
  return (
    <ShopLink href={`/anmelden?${query}`} className="button button-quiet -ml-3">
      {texts.signIn}
    </ShopLink>
  )
}

function Done({ texts }: PartProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <FocusedHeading>{texts.doneTitle}</FocusedHeading>
      <p>{texts.doneText}</p>
      <ShopLink href="/anmelden" className="button button-primary">
        {texts.signIn}
      </ShopLink>
    </div>
  )
}

/** '' if the token names no address. */
function emailIn(token: string): string {
  const [text = ''] = token.replaceAll('-', '+').replaceAll('_', '/').split('.')
  try {
    const bytes = Array.from(atob(text), (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
    return String(Object(JSON.parse(decodeURIComponent(bytes.join('')))).email ?? '')
  } catch {
    return ''
  }
}
