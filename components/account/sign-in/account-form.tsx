'use client'

import { useEffect, useRef, type ReactNode, type RefObject, useState } from 'react'
import { PageHead } from '@/components/audio/house/page-head'
import { LinkTabs } from '@/components/ui/link-tabs'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { usePageTitle } from '@/components/ui/use-page-title'
import { PASSWORD_LENGTH } from './account-problem'
import { PasskeySignIn } from './passkey-sign-in'
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
  nameLength: number
  hasPasskeys: boolean
  curve: ReactNode
  children: ReactNode
}

/** Three views of one form, each with its own address. */
export function AccountForm({ search, nameLength, hasPasskeys, curve, children: beside }: AccountFormProps) {
  const t = useTranslations('account')
  const words = useViewWords()
  const view = viewOf(search)
  const { outcome, isSending, problem, registered, send, startAgain } = useAccountForm(view)
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(outcome && words[outcome].title)

  useEffect(() => {
    if (outcome && outcome !== 'code') heading.current?.focus()
  }, [outcome])

  const { title, text } = words[outcome ?? view]
  const sheet = { title, text, heading, curve, beside }
  if (outcome === 'checkMail' && registered) {
    return (
      <Sheet {...sheet}>
        <CheckMail registered={registered} />
      </Sheet>
    )
  }
  if (outcome === 'code') {
    return (
      <Sheet {...sheet}>
        <SecondStep onOther={startAgain} />
      </Sheet>
    )
  }
  return (
    <Sheet {...sheet}>
      <LinkTabs
        label={t('views')}
        tabs={(['signIn', 'register'] as const).map((tab) => ({
          href: viewAddress(tab, search),
          text: words[tab].title,
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
          nameLength={nameLength}
        />
      )}
      {!outcome && hasPasskeys && view === 'signIn' && <PasskeySignIn />}
    </Sheet>
  )
}

/** Of each view, and of what a view leads to. */
function useViewWords() {
  const t = useTranslations('account')
  return {
    signIn: { title: t('signIn'), text: t('signInIntro'), submit: t('signIn') },
    register: { title: t('register'), text: t('registerIntro'), submit: t('register') },
    reset: { title: t('resetTitle'), text: t('resetIntro'), submit: t('resetSubmit') },
    resetSent: { title: t('resetSentTitle'), text: t('resetSentText') },
    checkMail: { title: t('checkMailTitle'), text: t('checkMailText') },
    code: { title: t('secondStep.title'), text: t('secondStep.text') },
  }
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

function SecondStep({ onOther }: { onOther: () => void }) {
  const t = useTranslations('account')
  const { isSending, problem, submit } = useSubmit(t('problems.unavailable'))
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
        <CodeField id="code" label={t('secondStep.label')} hint={t('secondStep.hint')} />
      </div>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <Button type="submit" busy={isSending ? t('sending') : undefined}>
          {t('secondStep.submit')}
        </Button>
        <Button tone="quiet" onClick={onOther}>
          {t('secondStep.other')}
        </Button>
      </div>
    </Form>
  )
}

interface CheckMailProps {
  /** The form data to send again for another mail. */
  registered: { email: string; password: string; name: string }
}

/** Waits until the link in a mail confirms the address and signs in; then continues by itself. */
function CheckMail({ registered }: CheckMailProps) {
  const t = useTranslations('account')
  const { isSending, submit } = useSubmit(t('mailFailed'))
  const [outcome, setOutcome] = useState('')
  const user = useSignedIn()

  useEffect(() => {
    if (user) leave()
  }, [user])

  const sendAgain = async () => {
    setOutcome('')
    const problem = await submit(async () => {
      await callApi('/api/account', { method: 'POST', body: registered })
      setOutcome(t('mailSent'))
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
        busy={isSending ? t('sending') : undefined}
        onClick={() => void sendAgain()}
      >
        {t('mailAgain')}
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
  nameLength: number
}

/** Keeps the typed values when the view changes or an attempt fails. */
function CredentialsForm(props: CredentialsFormProps) {
  const { view, search, isSending, problem, onSend, nameLength } = props
  const t = useTranslations('account')
  const words = useViewWords()
  return (
    <Form problem={problem} method="post" onSend={onSend} className="grid gap-5">
      <FormProblem problem={problem} />
      <EmailField view={view} error={problem?.fields.email} />
      {view === 'register' && <NameField error={problem?.fields.name} maxLength={nameLength} />}
      {view !== 'reset' && (
        <PasswordField
          id="password"
          name="password"
          autoComplete={view === 'register' ? 'new-password' : 'current-password'}
          required
          label={t('password')}
          hint={view === 'register' ? t('passwordRule', { length: PASSWORD_LENGTH }) : undefined}
          error={problem?.fields.password}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <Button type="submit" busy={isSending ? t('sending') : undefined}>
          {words[view].submit}
        </Button>
        {view === 'signIn' && (
          <ShopLink href={viewAddress('reset', search)} className="button button-quiet -ml-3">
            {t('forgotten')}
          </ShopLink>
        )}
      </div>
      <p role="status" className="sr-only">
        {isSending ? t('sending') : ''}
      </p>
    </Form>
  )
}

interface FieldProps {
  error: string | undefined
}

function EmailField({ view, error }: FieldProps & { view: AccountView }) {
  const t = useTranslations('account')
  return (
    <TextField
      id="email"
      name="email"
      {...emailInput}
      autoComplete={view === 'signIn' ? 'username webauthn' : 'email'}
      required
      label={t('email')}
      hint={view === 'register' ? t('emailHint') : undefined}
      error={error}
    />
  )
}

function NameField({ error, maxLength }: FieldProps & { maxLength: number }) {
  const t = useTranslations('account')
  return (
    <TextField
      id="name"
      name="name"
      autoComplete="name"
      maxLength={maxLength}
      label={t('name')}
      hint={t('nameHint')}
      error={error}
    />
  )
}
