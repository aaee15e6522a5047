import type { Store } from '@/lib/store/store'
import { findEntries } from '../data'
import type { Act } from '../schema'

/** Actor, subject and the values before and after of each such act, newest first. */
export async function deeds(store: Store, act: Act) {
  const { entries } = await findEntries(store, 'act', act, { limit: 100 })
  return entries.map(({ actor, subject, before, after }) => ({
    actor,
    subject,
    ...(before === undefined ? {} : { before: JSON.parse(before) }),
    ...(after === undefined ? {} : { after: JSON.parse(after) }),
  }))
}
