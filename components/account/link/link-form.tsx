'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { PasswordField } from '@/components/ui/fields/password-field'
import { useAttempt } from '@/components/ui/fields/use-submit'
import { ShopLink } from '@/components/ui/shop-link'
import { callApi, type Problem } from '@/lib/http/browser/call-api'
import { announceSessionChange, loadPage } from '../session-change'
import { fieldTexts, wrongPassword } from '../sign-in/account-problem'
import { openSession } from '../sign-in/open-session'
import { signInProblemOf } from '../sign-in/use-account-form'
import type { LinkKind, LinkTexts } from './link-texts'

interface LinkFormProps {
  kind: LinkKind
  texts: LinkTexts
  /** Shown where the address holds no token. */
  missing: ReactNode
}

/** Redeems a mailed link only on a press: mail scanners open links, but press no buttons and do not see the fragment. */
export function LinkForm({ kind, texts, missing }: LinkFormProps) {
  const token = useSyncExternalStore(followFragment, fragment, () => undefined)
  const [isDone, setIsDone] = useState(false)
  const { isSending, problem, setProblem, submit } = useAttempt<Problem>((error) =>
    signInProblemOf(error, texts.problems),
  )
  if (token === undefined) return null
  if (token === '') return missing
  if (isDone) return <Done texts={texts} />

  const send = (said: FormData) => {
    const password = String(said.get('password') ?? '')
    const wrong = { password: kind === 'address' ? null : wrongPassword(password, kind === 'reset') }
    const fields = fieldTexts(wrong, texts.problems)
    if (Object.keys(fields).length > 0) return setProblem({ code: '', message: '', fields })
    return submit(async () => {
      if (kind === 'confirm') {
        await openSession('/api/account/confirmation', 'PUT', { token, password })
        loadPage('/konto')
        return 'leaving'
      }
      if (kind === 'reset') await callApi('/api/account/reset', { method: 'PUT', body: { token, password } })
      else await callApi('/api/account/address', { method: 'PUT', body: { token } })
      announceSessionChange()
      return setIsDone(true)
    })
  }
  return (
    <Form problem={problem} method="post" onSend={send} className="grid gap-5">
      <FormProblem problem={problem} />
      {kind !== 'address' && (
        <PasswordField
          id="password"
          name="password"
          autoComplete={kind === 'reset' ? 'new-password' : 'current-password'}
          required
          label={texts.password}
          show={texts.showPassword}
          hide={texts.hidePassword}
          hint={kind === 'reset' ? texts.passwordRule : undefined}
          error={problem?.fields.password}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <Button type="submit" busy={isSending ? texts.sending : undefined}>
          {texts.submit}
        </Button>
        <WayOn code={problem?.code} kind={kind} texts={texts} />
      </div>
    </Form>
  )
}

interface WayOnProps extends Pick<LinkFormProps, 'kind' | 'texts'> {
  code: string | undefined
}

/** From a refused link to a new one, or to the sign-in. */
function WayOn({ code, kind, texts }: WayOnProps) {
  const isAgain = code === 'account_link_void' && kind !== 'address'
  if (!isAgain && code !== 'unauthorized') return null
  return (
    <ShopLink href={isAgain ? texts.againAddress : '/anmelden'} className="button button-quiet -ml-3">
      {isAgain ? texts.again : texts.signIn}
    </ShopLink>
  )
}

function Done({ texts }: { texts: LinkTexts }) {
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <h2 className="text-xl">{texts.doneTitle}</h2>
      <p>{texts.doneText}</p>
      <ShopLink href="/anmelden" className="button button-primary">
        {texts.signIn}
      </ShopLink>
    </div>
  )
}

function followFragment(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

const fragment = () => location.hash.slice(1)
