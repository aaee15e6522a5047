import 'server-only'
import { accountOnceKey } from '@/lib/core/server-secret'
import type { Listing } from '@/lib/core/listing'
import { readOr } from '@/lib/store/reading/read-or'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'
import { applicationSchema, type Application } from './schema'

export async function getApplication(store: Store, uid: string): Promise<Application | null> {
  const value = await store.get(`affiliateApplications/${uid}`)
  return value === null ? null : applicationSchema.parse(value)
}

/** `broken` if it cannot be read. */
export function readApplication(store: Store, uid: string): Promise<Application | 'broken' | null> {
  return readOr(getApplication(store, uid), 'broken')
}

export function findApplications(
  store: Store,
  status: Application['status'],
  page: Page,
): Promise<Listing<Application>> {
  const read = (part: Page) =>
    store.find('affiliateApplications', { child: 'status', equals: status, ...part })
  return readPage(read, applicationSchema, page)
}

/**
 * Of several writers who read the same state, only one succeeds.
 * @param first the number of a first application: when the partner left, since the earlier application was deleted
 */
export function applicationMoved(
  seen: Application | null,
  next: Omit<Application, 'changes'>,
  first = 0,
): { onceKey: string; changes: Changes } {
  const { uid } = next
  const number = seen?.changes ?? first
  const application = applicationSchema.parse({ ...next, changes: number + 1 })
  return {
    onceKey: accountOnceKey('application', uid, number),
    changes: { [`affiliateApplications/${uid}`]: application },
  }
}

export function applicationRemoved(uid: string): Changes {
  return { [`affiliateApplications/${uid}`]: null }
}
