import type { Store } from '@/lib/store/store'
import { findEntries } from '../data'
import type { Act, JournalEntry } from '../schema'

/** Actor, subject and the values before and after of each such action, newest first. */
export async function journalEntries(store: Store, act: Act) {
  const { entries } = await findEntries(store, 'act', act, { limit: 100 })
  return entries.map(({ actor, subject, ...entry }) => ({ actor, subject, ...valuesOf(entry) }))
}

/** Actor, action and the values before and after of each action on a record, newest first. */
export async function entriesAbout(store: Store, subject: string) {
  const { entries } = await findEntries(store, 'subject', subject, { limit: 100 })
  return entries.map(({ actor, act, ...entry }) => ({ actor, act, ...valuesOf(entry) }))
}

function valuesOf({ before, after }: Pick<JournalEntry, 'before' | 'after'>) {
  return {
    ...(before === undefined ? {} : { before: JSON.parse(before) }),
    ...(after === undefined ? {} : { after: JSON.parse(after) }),
  }
}
