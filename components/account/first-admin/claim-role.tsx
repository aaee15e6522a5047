'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'
import { announceSessionChange, loadPage } from '../session-change'
import { keptTokens } from '../link/kept-token'
import { MissingLink } from '../link/missing-link'

const links = {
  firstAdmin: {
    words: 'account.firstAdmin',
    call: '/api/account/first-admin',
    next: '/admin/einrichten',
  },
  invitation: { words: 'account.staff.invitation', call: '/api/account/invitation', next: '/admin' },
} as const

interface ClaimRoleProps {
  link: keyof typeof links
  isReady: boolean
  /** Shown with a token. */
  children: ReactNode
  /** The button that redeems it. */
  become: string
}

/** The token survives a sign-in in between. */
export function ClaimRole({ link, isReady, become, children }: ClaimRoleProps) {
  const keptToken = keptTokens[link]
  const { words, call, next } = links[link]
  const t = useTranslations(words)
  const token = useSyncExternalStore(keptToken.subscribe, keptToken.read, () => undefined)
  const { isSending, problem, submit } = useSubmit()
  const claim = (token: string) =>
    submit(async () => {
      await callApi(call, { method: 'POST', body: { token } })
      keptToken.forget()
      announceSessionChange()
      loadPage(next)
      return 'leaving'
    })
  if (token === undefined) return null
  if (token === null) return <MissingLink token={keptToken} words={words} />
  return (
    <>
      {children}
      {isReady && (
        <Button
          className="justify-self-start"
          busy={isSending ? t('busy') : undefined}
          onClick={() => void claim(token)}
        >
          {become}
        </Button>
      )}
      <p role="alert" className="font-medium text-danger">
        {problem?.message}
      </p>
    </>
  )
}
