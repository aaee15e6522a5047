import 'server-only'
import type { Store, Unsubscribe } from '@/lib/store/store'
import { getLastChange, subscribeToChanges } from './data'

/** Differs as soon as somebody has voted, or a suggestion has changed otherwise. */
export function votesVersion(store: Store): Promise<string> {
  return getLastChange(store)
}

/** Tells that version, now and after each change. */
export function watchVotes(store: Store, listener: (version: string) => void): Unsubscribe {
  return subscribeToChanges(store, listener)
}
