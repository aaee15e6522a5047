import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { plainWords } from '@/lib/core/text/plain-text'
import { readIndexed, searchIndexed } from '@/lib/store/reading/read-indexed'
import type { Page, Store, Unsubscribe } from '@/lib/store/store'
import { listRanks, listWords, readSuggestion, searchKeysOf, subscribeToChanges } from './data'
import { type Suggestion, suggestionIdSchema, type SuggestionStatus } from './schema'

/** One page of the suggestions in a state, most votes first; costs the same however many there are. */
export function listSuggestions(
  store: Store,
  status: SuggestionStatus,
  page: Page,
): Promise<Listing<Suggestion>> {
  return readIndexed((part) => listRanks(store, status, part), page, {
    read: (id) => readSuggestion(store, id),
    // Votes may change between list and record: the record's are shown.
    isShown: (suggestion) => suggestion.status === status && suggestion.mergedInto === undefined,
  })
}

/** The votes of the suggestion in a state that has the most; 0 if there is none. */
export async function mostVotes(store: Store, status: SuggestionStatus): Promise<number> {
  const [first] = (await listSuggestions(store, status, { limit: 1 })).entries
  return first ? (first.finalVotes ?? first.votes) : 0
}

/** One page of the suggestions with a word beginning with a text, including hidden ones. */
export function searchSuggestions(store: Store, text: string, page: Page): Promise<Listing<Suggestion>> {
  return searchIndexed((part) => listWords(store, part), plainWords(text), page, {
    read: (id) => readSuggestion(store, id),
    keysOf: searchKeysOf,
  })
}

/** A suggestion for its page at the desk; null if there is none. */
export async function viewSuggestion(store: Store, id: string): Promise<Suggestion | 'broken' | null> {
  return suggestionIdSchema.safeParse(id).success ? readSuggestion(store, id) : null
}

/** Reports a version that changes with every vote and every other change of a suggestion, now and on each change. */
export function watchVotes(store: Store, listener: (version: string) => void): Unsubscribe {
  return subscribeToChanges(store, listener)
}

/** Votes that fill out a name while no suggestion has more: a list of single votes is not all wide and heavy. */
const FULL = 4

/**
 * How a suggestion's name is set among others: the more votes, the wider and heavier. By the square root, since the first
 * votes tell more than the hundredth.
 * @param most the votes of the suggestion that has the most
 * @returns from -1 (no vote) to 1 (the most), as for `letterStyle`
 */
export function voteLift(votes: number, most: number): number {
  const share = votes / Math.max(most, FULL)
  return 2 * Math.sqrt(Math.min(1, Math.max(0, share))) - 1
}
