'use client'

import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { PageHead } from '@/components/audio/house/page-head'
import { LinkTabs } from '@/components/ui/link-tabs'
import { usePageTitle } from '@/components/ui/use-page-title'
import { PasskeySignIn } from './passkey-sign-in'
import { CheckMail } from './check-mail'
import { SecondStep } from './second-step'
import { CredentialsForm } from './credentials-form'
import type { AccountTexts } from './account-texts'
import { viewAddress, viewOf } from './sign-in-address'
import { useAccountForm } from './use-account-form'

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
  usePageTitle(outcome && texts.outcomes[outcome].pageTitle)

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
