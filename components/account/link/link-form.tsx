'use client'

import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { PasswordField } from '@/components/ui/fields/password-field'
import { useAttempt } from '@/components/ui/fields/use-submit'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi, type Problem } from '@/lib/http/browser/call-api'
import { announceSessionChange, loadPage } from '../session-change'
import { fieldProblems, PASSWORD_LENGTH, useProblems, wrongPassword } from '../sign-in/account-problem'
import { openSession } from '../sign-in/open-session'
import { viewAddress } from '../sign-in/sign-in-address'
import { signInProblemOf } from '../sign-in/use-account-form'
import { keptTokens } from './kept-token'
import { MissingLink } from './missing-link'

export type LinkKind = 'confirm' | 'reset' | 'address'

interface LinkFormProps {
  kind: LinkKind
}

/** Only on a press: mail scanners open links, but press no buttons and do not see the fragment. */
export function LinkForm({ kind }: LinkFormProps) {
  const t = useTranslations('account')
  const problems = useProblems()
  const keptToken = keptTokens[kind]
  const token = useSyncExternalStore(keptToken.subscribe, keptToken.read, () => undefined)
  const [isDone, setIsDone] = useState(false)
  const { isSending, problem, setProblem, submit } = useAttempt<Problem>((error) =>
    signInProblemOf(error, problems),
  )
  if (token === undefined) return null
  if (isDone && kind !== 'confirm') return <Done kind={kind} />
  if (token === null) {
    return (
      <MissingLink token={keptToken} words="account.link">
        <AgainLink kind={kind} />
      </MissingLink>
    )
  }

  const send = (said: FormData) => {
    const password = String(said.get('password') ?? '')
    const wrong = { password: kind === 'address' ? null : wrongPassword(password, kind === 'reset') }
    const fields = fieldProblems(wrong, problems)
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
      {kind !== 'address' && <Password kind={kind} email={emailIn(token)} error={problem?.fields.password} />}
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <Button type="submit" busy={isSending ? t('sending') : undefined}>
          {t(`link.${kind}.submit`)}
        </Button>
        {problem?.code === 'account_link_void' && <AgainLink kind={kind} />}
        {problem?.code === 'unauthorized' && <SignInLink />}
      </div>
    </Form>
  )
}

interface PasswordProps {
  kind: Exclude<LinkKind, 'address'>
  email: string
  error: string | undefined
}

function Password({ kind, email, error }: PasswordProps) {
  const t = useTranslations('account')
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="password"
        name="password"
        autoComplete={kind === 'reset' ? 'new-password' : 'current-password'}
        required
        label={t(`link.${kind}.password`)}
        hint={kind === 'reset' ? t('passwordRule', { length: PASSWORD_LENGTH }) : undefined}
        error={error}
      />
    </>
  )
}

function AgainLink({ kind }: LinkFormProps) {
  const t = useTranslations('account.link')
  const again = { confirm: viewAddress('register', ''), reset: viewAddress('reset', ''), address: '/konto' }
  return (
    <ShopLink href={again[kind]} className="button button-quiet -ml-3">
      {t('again')}
    </ShopLink>
  )
}

function SignInLink() {
  const t = useTranslations('account.link')
  const query = new URLSearchParams({ zurueck: location.pathname })
  return (
    <ShopLink href={`/anmelden?${query}`} className="button button-quiet -ml-3">
      {t('signIn')}
    </ShopLink>
  )
}

function Done({ kind }: { kind: Exclude<LinkKind, 'confirm'> }) {
  const t = useTranslations('account.link')
  return (
    <div className="grid justify-items-start gap-4">
      <FocusedHeading>{t(`${kind}.doneTitle`)}</FocusedHeading>
      <p>{t(`${kind}.doneText`)}</p>
      <ShopLink href="/anmelden" className="button button-primary">
        {t('signIn')}
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
