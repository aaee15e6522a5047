'use client'

import { useEffect } from 'react'
import { callApi } from '@/lib/http/browser/call-api'
import { reopenStream } from '@/lib/http/browser/event-stream'
import { useSignedIn } from './use-signed-in'

const CHANNEL = 'session'

/** Makes all open tabs ask again who is signed in. */
export function announceSessionChange(): void {
  reopenStream()
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/**
 * Asks again who is signed in when another tab announces a change.
 * @returns stops listening
 */
export function followSessionChanges(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = reopenStream
  return () => channel.close()
}

/** Loads a page as a whole, so that nothing on it is left from another user. */
export function loadPage(path: string): void {
  location.assign(path)
}

/**
 * Ends the session on this device or on all of them, and leaves for the sign-in page.
 * @throws ApiError, or TypeError if there was no answer
 */
export async function endSession(which: 'here' | 'everywhere' = 'here'): Promise<void> {
  const query = which === 'everywhere' ? '?everywhere=true' : ''
  await callApi(`/api/session${query}`, { method: 'DELETE' })
  announceSessionChange()
  loadPage('/anmelden')
}

/** Leaves a page with a user's data as soon as that user is no longer signed in. */
export function SessionWatch({ uid, path }: { uid: string; path: string }) {
  const user = useSignedIn()
  useEffect(() => {
    if (user === undefined || user?.uid === uid) return
    loadPage(user === null ? `/anmelden?zurueck=${encodeURIComponent(path)}` : path)
  }, [user, uid, path])
  return null
}
