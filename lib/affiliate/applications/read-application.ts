import 'server-only'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { getApplication } from './data'
import type { Application } from './schema'

/** An account's application in any state, `broken` if it cannot be read; null if there is none. */
export function readApplication(store: Store, uid: string): Promise<Application | 'broken' | null> {
  return readOr(getApplication(store, uid), 'broken')
}
