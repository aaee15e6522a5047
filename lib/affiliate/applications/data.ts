import 'server-only'
import { accountMark } from '@/lib/core/server-secret'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'
import { applicationSchema, type Application } from './schema'

export async function getApplication(store: Store, uid: string): Promise<Application | null> {
  const value = await store.get(`affiliateApplications/${uid}`)
  return value === null ? null : applicationSchema.parse(value)
}

/** Applications in a state, by their uids. */
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
 * The mark and the changes that bring an application from the state that was seen to the next one: only one of those who have seen
 * the same can write them.
 * @param seen null if there was none
 */
export function applicationMoved(
  seen: Application | null,
  next: Omit<Application, 'changes'>,
): { mark: string; changes: Changes } {
  const { uid } = next
  const number = seen?.changes ?? 0
  const application = applicationSchema.parse({ ...next, changes: number + 1 })
  return {
    mark: accountMark('application', uid, number),
    changes: { [`affiliateApplications/${uid}`]: application },
  }
}

/** What forgets the application of an account. */
export function applicationRemoved(uid: string): Changes {
  return { [`affiliateApplications/${uid}`]: null }
}
