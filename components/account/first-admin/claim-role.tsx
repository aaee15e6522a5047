'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { announceSessionChange, loadPage } from '../session-change'
import { keptTokens } from '../link/kept-token'
import { MissingLink, type MissingLinkTexts } from '../link/missing-link'

const links = {
  firstAdmin: { call: '/api/account/first-admin', next: '/admin/einrichten' },
  invitation: { call: '/api/account/invitation', next: '/admin' },
} as const

interface ClaimRoleProps {
  link: keyof typeof links
  isReady: boolean
  /** Shown with a token. */
  children: ReactNode
  texts: { become: string; busy: string; missing: MissingLinkTexts }
}

/** The token survives a sign-in in between. */
export function ClaimRole({ link, isReady, children, texts }: ClaimRoleProps) {
  const keptToken = keptTokens[link]
  const { call, next } = links[link]
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
  if (token === null) return <MissingLink token={keptToken} texts={texts.missing} />
  return (
    <>
      {children}
      {isReady && (
        <Button
          className="justify-self-start"
          busy={isSending ? texts.busy : undefined}
          onClick={() => void claim(token)}
        >
          {texts.become}
        </Button>
      )}
      <p role="alert" className="font-medium text-danger">
        {problem?.message}
      </p>
    </>
  )
}
