import { reconnectLive } from '@/lib/http/browser/live-client'

const CHANNEL = 'session'

/** Lets every open tab of this browser ask anew who is signed in. */
export function announceSessionChange(): void {
  reconnectLive()
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/**
 * Asks anew who is signed in whenever another tab announces a change.
 * @returns ends the listening
 */
export function followSessionChanges(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = reconnectLive
  return () => channel.close()
}
