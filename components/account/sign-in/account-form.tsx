'use client'

import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { LinkTabs } from '@/components/ui/link-tabs'
import { usePageTitle } from '@/components/ui/use-page-title'
import { CheckMail } from './check-mail'
import { CredentialsForm } from './credentials-form'
import type { AccountTexts } from './account-texts'
import { viewAddress, viewOf } from './account-view'
import { useAccountForm } from './use-account-form'

/**
 * Signing in, registering and asking for a new password: three views of one form, each with its own address.
 * @param search the query of the address
 */
export function AccountForm({ search, texts }: { search: string; texts: AccountTexts }) {
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
      <Sheet title={title} text={text} heading={heading}>
        <CheckMail user={user} texts={texts} />
      </Sheet>
    )
  }
  return (
    <Sheet title={title} text={text} heading={heading}>
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
  children: ReactNode
}

/** The purpose at the left, the form at the right. */
function Sheet({ title, text, heading, children }: SheetProps) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_28rem]">
      <div className="text-width grid content-start gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-2xl hyphens-auto">
          {title}
        </h1>
        <p className="text-muted">{text}</p>
      </div>
      <div className="grid content-start gap-6">{children}</div>
    </div>
  )
}
