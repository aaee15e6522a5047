import { accountNames } from '@/lib/account/account-facts'
import { deskActor } from '@/lib/account/actor'
import type { Listing } from '@/lib/core/listing'
import { findEntries, journalChanges, listEntries } from '@/lib/journal/data'
import type { JournalEntry } from '@/lib/journal/schema'
import type { Page, Store, Unsubscribe } from '@/lib/store/store'
import { recordNames } from './journal-names'

export interface JournalFilter {
  act?: string | undefined
  actor?: string | undefined
  subject?: string | undefined
}

export interface JournalPart extends Listing<JournalEntry> {
  names: Map<string, string>
  records: Map<string, string>
}

/** Index fields, the most selective first; the others filter its pages. */
const byRarity = ['subject', 'actor', 'act'] as const

/** Newest first. With several criteria, a page may be short although more follow. */
export async function readJournal(store: Store, filter: JournalFilter, page: Page): Promise<JournalPart> {
  const [first, ...others] = byRarity.flatMap((child) => {
    const equals = filter[child]
    return equals === undefined ? [] : [{ child, equals }]
  })
  const listing = first
    ? await findEntries(store, first.child, first.equals, page)
    : await listEntries(store, page)
  const entries = listing.entries.filter((entry) =>
    others.every(({ child, equals }) => entry[child] === equals),
  )
  const [names, records] = await Promise.all([
    accountNames(
      store,
      entries.flatMap(({ actor }) => uidOf(actor)),
    ),
    recordNames(store, entries),
  ])
  return { ...listing, entries, names, records }
}

/** Changes with every entry. */
export function watchJournal(store: Store, listener: (version: string) => void): Unsubscribe {
  return journalChanges.watch(store, listener)
}

export function uidOf(actor: string): string[] {
  const known = deskActor(actor)
  return known ? [known.uid] : []
}
