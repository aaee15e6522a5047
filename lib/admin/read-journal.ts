import { accountNames } from '@/lib/account/account-facts'
import { deskActor } from '@/lib/account/actor'
import type { Listing } from '@/lib/core/listing'
import { findEntries, journalChanges, listEntries } from '@/lib/journal/data'
import type { JournalEntry } from '@/lib/journal/schema'
import type { Page, Store, Unsubscribe } from '@/lib/store/store'
import { recordNames } from './journal-names'

/** Search criteria; undefined matches everything. */
export interface JournalFilter {
  act?: string | undefined
  actor?: string | undefined
  subject?: string | undefined
}

export interface JournalPart extends Listing<JournalEntry> {
  /** Names of the accounts mentioned as actors, as far as known. */
  names: Map<string, string>
  /** Names of the records mentioned, by path, as far as they are still there. */
  records: Map<string, string>
}

/** Index fields, the most selective first; the others filter its pages. */
const byRarity = ['subject', 'actor', 'act'] as const

/**
 * One page of the journal, newest first. With several criteria it may hold less than a full page although more
 * follow.
 */
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

/** Reports a version that changes with every entry, now and on each change. */
export function watchJournal(store: Store, listener: (version: string) => void): Unsubscribe {
  return journalChanges.watch(store, listener)
}

/** The uid in an actor, see `actorOf`. */
export function uidOf(actor: string): string[] {
  const known = deskActor(actor)
  return known ? [known.uid] : []
}
