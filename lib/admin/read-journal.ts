import 'server-only'
import { accountNames } from '@/lib/account/account-names'
import type { Listing } from '@/lib/core/listing'
import { findEntries, listEntries } from '@/lib/journal/data'
import type { JournalEntry } from '@/lib/journal/schema'
import type { Page, Store } from '@/lib/store/store'

/** What of the journal is looked for; undefined: whatever it is. */
export interface JournalFilter {
  act?: string | undefined
  actor?: string | undefined
  subject?: string | undefined
}

export interface JournalPart extends Listing<JournalEntry> {
  /** What the accounts are called whose uids the actors name, as far as that is known. */
  names: Map<string, string>
}

/** By index the field that the fewest entries share; of a page of those the others are left out. */
const byRarity = ['subject', 'actor', 'act'] as const

/** A part of the journal, newest first. With several things to look for it may hold less than a page, and be followed by another. */
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
  return { ...listing, entries, names: await accountNames(entries.flatMap(({ actor }) => uidOf(actor))) }
}

/** The uid in an actor, see `actorOf`. */
export function uidOf(actor: string): string[] {
  const [, uid] = /^(?:admin|support) (.+)$/.exec(actor) ?? []
  return uid === undefined ? [] : [uid]
}
