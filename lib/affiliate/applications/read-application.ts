import 'server-only'
import type { Store } from '@/lib/store/store'
import { getApplication } from './data'
import type { Application } from './schema'

/** The application of an account, in whatever state; null if there is none. */
export function readApplication(store: Store, uid: string): Promise<Application | null> {
  return getApplication(store, uid)
}
