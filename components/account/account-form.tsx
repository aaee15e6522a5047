'use client'

import { useEffect, useRef } from 'react'
import { CheckMail } from './check-mail'
import { CredentialsForm } from './credentials-form'
import type { AccountTexts } from './account-texts'
import { viewOf } from './account-view'
import { useAccountForm } from './use-account-form'
import { ViewLinks } from './view-links'

/**
 * Signing in, registering and asking for a new password: three views of one form, each with its own address. `search` is
 * what the address asks for.
 */
export function AccountForm({ search, texts }: { search: string; texts: AccountTexts }) {
  const view = viewOf(search)
  const { state, problem, user, submit } = useAccountForm(view)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (state === 'checkMail' || state === 'resetSent') heading.current?.focus()
  }, [state])

  if (state === 'checkMail' && user) return <CheckMail heading={heading} user={user} texts={texts} />
  const isSent = state === 'resetSent' && view === 'reset'
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {isSent ? texts.resetSentTitle : texts.titles[view]}
      </h1>
      <p className="text-muted">{isSent ? texts.resetSentText : texts.intros[view]}</p>
      {!isSent && (
        <CredentialsForm
          view={view}
          isSending={state === 'sending'}
          problem={problem?.view === view ? problem : null}
          onSubmit={submit}
          search={search}
          texts={texts}
        />
      )}
      <ViewLinks view={view} search={search} texts={texts} />
    </>
  )
}
