import 'server-only'
import type { Store, Unsubscribe } from '@/lib/store/store'
import { getLastChange, subscribeToChanges } from './data'

/** Changes with every vote and every other change of a suggestion. */
export function votesVersion(store: Store): Promise<string> {
  return getLastChange(store)
}

/** Reports that version, now and on each change. */
export function watchVotes(store: Store, listener: (version: string) => void): Unsubscribe {
  return subscribeToChanges(store, listener)
}
