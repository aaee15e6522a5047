'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { announceSessionChange, loadPage } from '../session-change'
import { keptToken } from './kept-token'

interface ClaimRoleProps {
  /** Whether everything but the press is there. */
  isReady: boolean
  /** Shown without a token. */
  missing: ReactNode
  /** Shown with one. */
  children: ReactNode
  texts: { become: string; busy: string }
}

/** Keeps the token of the console's link until somebody is signed in, and redeems it. */
export function ClaimRole({ isReady, missing, children, texts }: ClaimRoleProps) {
  const token = useSyncExternalStore(keptToken.subscribe, keptToken.read, () => undefined)
  const { isSending, problem, submit } = useSubmit()
  const claim = (token: string) =>
    submit(async () => {
      await callApi('/api/account/first-admin', { method: 'POST', body: { token } })
      keptToken.forget()
      announceSessionChange()
      loadPage('/admin/einrichten')
      return 'leaving'
    })
  if (token === undefined) return null
  if (token === null) return missing
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
