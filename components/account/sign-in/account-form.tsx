'use client'

import { useEffect, useRef, type ReactNode, type RefObject, useState } from 'react'
import { PageHead } from '@/components/audio/house/page-head'
import { LinkTabs } from '@/components/ui/link-tabs'
import { usePageTitle } from '@/components/ui/use-page-title'
import { PasskeySignIn } from './passkey-sign-in'
import type { AccountTexts } from './account-texts'
import { viewAddress, viewOf, type AccountView } from './sign-in-address'
import { useAccountForm, leave, type ViewProblem } from './use-account-form'
import { Button } from '@/components/ui/button'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { CodeField } from '../factor/code-field'
import { announceSessionChange } from '../session-change'
import { useSignedIn } from '../use-signed-in'
import { ShopLink } from '@/components/ui/shop-link'
import { emailInput, TextField } from '@/components/ui/fields/field'
import { PasswordField } from '@/components/ui/fields/password-field'

interface AccountFormProps {
  search: string
  texts: AccountTexts
  hasPasskeys: boolean
  curve: ReactNode
  children: ReactNode
}

/** Three views of one form, each with its own address. */
export function AccountForm({ search, texts, hasPasskeys, curve, children: beside }: AccountFormProps) {
  const view = viewOf(search)
  const { outcome, isSending, problem, registered, send, startAgain } = useAccountForm(view, texts)
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(outcome && texts.outcomes[outcome].title)

  useEffect(() => {
    if (outcome && outcome !== 'code') heading.current?.focus()
  }, [outcome])

  const { title, text } = outcome
    ? texts.outcomes[outcome]
    : { title: texts.titles[view], text: texts.intros[view] }
  const sheet = { title, text, heading, curve, beside }
  if (outcome === 'checkMail' && registered) {
    return (
      <Sheet {...sheet}>
        <CheckMail registered={registered} texts={texts} />
      </Sheet>
    )
  }
  if (outcome === 'code') {
    return (
      <Sheet {...sheet}>
        <SecondStep texts={texts} onOther={startAgain} />
      </Sheet>
    )
  }
  return (
    <Sheet {...sheet}>
      <LinkTabs
        label={texts.views}
        tabs={(['signIn', 'register'] as const).map((tab) => ({
          href: viewAddress(tab, search),
          text: texts.titles[tab],
          isCurrent: view === tab,
        }))}
      />
      {!outcome && (
        <CredentialsForm
          view={view}
          isSending={isSending}
          problem={problem?.view === view ? problem : null}
          onSend={send}
          search={search}
          texts={texts}
        />
      )}
      {!outcome && hasPasskeys && view === 'signIn' && <PasskeySignIn texts={texts.passkey} />}
    </Sheet>
  )
}

interface SheetProps {
  title: string
  text: string
  heading: RefObject<HTMLHeadingElement | null>
  curve: ReactNode
  beside: ReactNode
  children: ReactNode
}

function Sheet({ title, text, heading, curve, beside, children }: SheetProps) {
  return (
    <>
      <PageHead title={title} curve={curve} heading={heading}>
        <p>{text}</p>
      </PageHead>
      <div className="page-width grid gap-x-16 gap-y-10 py-8 sm:py-12 lg:grid-cols-[28rem_minmax(0,1fr)]">
        <div className="grid content-start gap-6">{children}</div>
        <div className="grid content-start gap-4">{beside}</div>
      </div>
    </>
  )
}

interface SecondStepProps {
  texts: AccountTexts
  onOther: () => void
}

function SecondStep({ texts, onOther }: SecondStepProps) {
  const { label, hint, submit: submitText, other } = texts.secondStep
  const { isSending, problem, submit } = useSubmit(texts.problems.unavailable)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])

  const send = (said: FormData) =>
    submit(async () => {
      const body = { code: String(said.get('code') ?? '') }
      await callApi('/api/session/factor', { method: 'POST', body })
      announceSessionChange()
      leave()
      return 'leaving'
    })
  return (
    <Form problem={problem} method="post" onSend={send} className="grid gap-5">
      <FormProblem problem={problem} />
      <div ref={fields}>
        <CodeField id="code" label={label} hint={hint} />
      </div>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <Button type="submit" busy={isSending ? texts.sending : undefined}>
          {submitText}
        </Button>
        <Button tone="quiet" onClick={onOther}>
          {other}
        </Button>
      </div>
    </Form>
  )
}

interface CheckMailProps {
  /** The form data to send again for another mail. */
  registered: { email: string; password: string; name: string }
  texts: AccountTexts
}

/** Waits until the link in a mail confirms the address and signs in; then continues by itself. */
function CheckMail({ registered, texts }: CheckMailProps) {
  const { isSending, submit } = useSubmit(texts.mailFailed)
  const [outcome, setOutcome] = useState('')
  const user = useSignedIn()

  useEffect(() => {
    if (user) leave()
  }, [user])

  const sendAgain = async () => {
    setOutcome('')
    const problem = await submit(async () => {
      await callApi('/api/account', { method: 'POST', body: registered })
      setOutcome(texts.mailSent)
    })
    if (problem) setOutcome(problem.message)
  }
  return (
    <>
      <p className="border-y border-line py-3 font-semibold">
        <bdi className="break-all">{registered.email}</bdi>
      </p>
      <Button
        tone="secondary"
        className="justify-self-start"
        busy={isSending ? texts.sending : undefined}
        onClick={() => void sendAgain()}
      >
        {texts.mailAgain}
      </Button>
      <p role="status" className="min-h-6 text-sm">
        {outcome}
      </p>
    </>
  )
}

interface CredentialsFormProps {
  view: AccountView
  search: string
  isSending: boolean
  /** A new object for each failed attempt. */
  problem: ViewProblem | null
  onSend: (said: FormData) => unknown
  texts: AccountTexts
}

/** Keeps the typed values when the view changes or an attempt fails. */
function CredentialsForm({ view, search, isSending, problem, onSend, texts }: CredentialsFormProps) {
  return (
    <Form problem={problem} method="post" onSend={onSend} className="grid gap-5">
      <FormProblem problem={problem} />
      <EmailField view={view} error={problem?.fields.email} texts={texts} />
      {view === 'register' && <NameField error={problem?.fields.name} texts={texts} />}
      {view !== 'reset' && (
        <PasswordField
          id="password"
          name="password"
          autoComplete={view === 'register' ? 'new-password' : 'current-password'}
          required
          label={texts.password}
          show={texts.showPassword}
          hide={texts.hidePassword}
          hint={view === 'register' ? texts.passwordRule : undefined}
          error={problem?.fields.password}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <Button type="submit" busy={isSending ? texts.sending : undefined}>
          {texts.submits[view]}
        </Button>
        {view === 'signIn' && (
          <ShopLink href={viewAddress('reset', search)} className="button button-quiet -ml-3">
            {texts.forgotten}
          </ShopLink>
        )}
      </div>
      <p role="status" className="sr-only">
        {isSending ? texts.sending : ''}
      </p>
    </Form>
  )
}

interface FieldProps {
  error: string | undefined
  texts: AccountTexts
}

function EmailField({ view, error, texts }: FieldProps & { view: AccountView }) {
  return (
    <TextField
      id="email"
      name="email"
      {...emailInput}
      autoComplete={view === 'signIn' ? 'username webauthn' : 'email'}
      required
      label={texts.email}
      hint={view === 'register' ? texts.emailHint : undefined}
      error={error}
    />
  )
}

function NameField({ error, texts }: FieldProps) {
  return (
    <TextField
      id="name"
      name="name"
      autoComplete="name"
      maxLength={texts.nameLength}
      label={texts.name}
      hint={texts.nameHint}
      error={error}
    />
  )
}
