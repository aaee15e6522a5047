'use client'

import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { PageHead } from '@/components/audio/house/page-head'
import { LinkTabs } from '@/components/ui/link-tabs'
import { usePageTitle } from '@/components/ui/use-page-title'
import { CheckMail } from './check-mail'
import { CredentialsForm } from './credentials-form'
import type { AccountTexts } from './account-texts'
import { viewAddress, viewOf } from './sign-in-address'
import { useAccountForm } from './use-account-form'

interface AccountFormProps {
  /** The query of the address. */
  search: string
  texts: AccountTexts
  /** In the page's head. */
  curve: ReactNode
  /** Beside the form. */
  children: ReactNode
}

/**
 * Signing in, registering and asking for a new password: three views of one form, each with its own address.
 */
export function AccountForm({ search, texts, curve, children: beside }: AccountFormProps) {
  const view = viewOf(search)
  const { outcome, isSending, problems, user, send } = useAccountForm(view)
  const heading = useRef<HTMLHeadingElement>(null)
  const mailed = outcome === 'checkMail' || view === 'reset' ? outcome : null
  usePageTitle(mailed && texts.mailed[mailed].pageTitle)

  useEffect(() => {
    if (mailed) heading.current?.focus()
  }, [mailed])

  const { title, text } = mailed
    ? texts.mailed[mailed]
    : { title: texts.titles[view], text: texts.intros[view] }
  if (mailed === 'checkMail' && user) {
    return (
      <Sheet {...{ title, text, heading, curve, beside }}>
        <CheckMail user={user} texts={texts} />
      </Sheet>
    )
  }
  return (
    <Sheet {...{ title, text, heading, curve, beside }}>
      <LinkTabs
        label={texts.views}
        tabs={(['signIn', 'register'] as const).map((tab) => ({
          href: viewAddress(tab, search),
          text: texts.titles[tab],
          isCurrent: view === tab,
        }))}
      />
      {!mailed && (
        <CredentialsForm
          view={view}
          isSending={isSending}
          problems={problems?.view === view ? problems : null}
          onSend={send}
          search={search}
          texts={texts}
        />
      )}
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

/** The purpose as the page's head, the form below. */
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
