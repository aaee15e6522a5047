'use client'

import { useEffect } from 'react'
import { callApi } from '@/lib/http/browser/call-api'
import { reopenStream } from '@/lib/http/browser/event-stream'
import { useSignedIn } from './use-signed-in'

const CHANNEL = 'session'
/** Longer than a change of the password takes. */
const CHANGE_MS = 10_000

/** Until this `performance.now()`, a new session is expected to follow the end of the current one. */
let changesUntil = 0

export function announceSessionChange(): void {
  reopenStream()
  tellTabs('changed')
}

/** Keeps pages from leaving when the session ends, because the same call also begins a new one. */
export function expectNextSession(): void {
  noteChange()
  tellTabs('changing')
}

function tellTabs(message: 'changing' | 'changed'): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}

function noteChange(): void {
  changesUntil = performance.now() + CHANGE_MS
}

/** When another tab announces a change. @returns stops listening */
export function followSessionChanges(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => (data === 'changing' ? noteChange() : reopenStream())
  return () => channel.close()
}

/** Loads a page as a whole, so that nothing on it is left from another user. */
export function loadPage(path: string): void {
  location.assign(path)
}

/** Leaves for the sign-in page. @throws ApiError, or TypeError if there was no answer */
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
    const leave = () => loadPage(user === null ? `/anmelden?zurueck=${encodeURIComponent(path)}` : path)
    const wait = changesUntil - performance.now()
    if (user !== null || wait <= 0) return leave()
    const timer = setTimeout(leave, wait)
    return () => clearTimeout(timer)
  }, [user, uid, path])
  return null
}
