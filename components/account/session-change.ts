import { reconnectLive } from '@/lib/http/browser/live-client'

const CHANNEL = 'session'

/** Makes all open tabs ask again who is signed in. */
export function announceSessionChange(): void {
  reconnectLive()
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
  channel.onmessage = reconnectLive
  return () => channel.close()
}

/** Loads a page as a whole, so that nothing on it is left from another user. */
export function loadPage(path: string): void {
  location.assign(path)
}
