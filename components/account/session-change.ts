import { reopenStream } from '@/lib/http/browser/event-stream'

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
