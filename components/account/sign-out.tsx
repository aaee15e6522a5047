'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/http/browser/call-api'
import { loadPage } from './load-page'
import { announceSessionChange } from './session-change'

export interface SignOutTexts {
  here: string
  everywhere: string
  everywhereHint: string
  failed: string
}

/** Ends the session of this device, or all of them. */
export function SignOut({ texts }: { texts: SignOutTexts }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const signOut = async (query: string) => {
    setState('busy')
    try {
      await callApi(`/api/session${query}`, { method: 'DELETE' })
      announceSessionChange()
      loadPage('/anmelden')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" disabled={state === 'busy'} onClick={() => void signOut('')}>
          {texts.here}
        </Button>
        <Button tone="quiet" disabled={state === 'busy'} onClick={() => void signOut('?everywhere=true')}>
          {texts.everywhere}
        </Button>
      </div>
      <p className="text-sm text-muted">{texts.everywhereHint}</p>
      <p role="status" className="text-sm font-medium text-danger">
        {state === 'failed' ? texts.failed : ''}
      </p>
    </div>
  )
}
