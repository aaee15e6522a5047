import 'server-only'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { getApplication } from './data'
import type { Application } from './schema'

/** The application of an account, in whatever state, as far as it can be read; null if there is none. */
export function readApplication(store: Store, uid: string): Promise<Application | 'broken' | null> {
  return readOr(getApplication(store, uid), 'broken')
}
