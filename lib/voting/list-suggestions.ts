import type { Listing } from '@/lib/core/listing'
import { plainWords } from '@/lib/core/text/plain-text'
import { readIndexed, searchIndexed } from '@/lib/store/reading/read-indexed'
import type { Page, Store, Unsubscribe } from '@/lib/store/store'
import { listRanks, listWords, readSuggestion, searchKeysOf, subscribeToChanges } from './data'
import { type Suggestion, suggestionIdSchema, type SuggestionStatus } from './schema'

/** Most votes first; the cost does not depend on how many there are. */
export function listSuggestions(
  store: Store,
  status: SuggestionStatus,
  page: Page,
): Promise<Listing<Suggestion>> {
  return readIndexed((part) => listRanks(store, status, part), page, {
    read: (id) => readSuggestion(store, id),
    // Votes may change between reading list and record: the record's are shown.
    isShown: (suggestion) => suggestion.status === status && suggestion.mergedInto === undefined,
  })
}

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

export async function viewSuggestion(store: Store, id: string): Promise<Suggestion | 'broken' | null> {
  return suggestionIdSchema.safeParse(id).success ? readSuggestion(store, id) : null
}

/** Changes with every vote and every other change of a suggestion. */
export function watchVotes(store: Store, listener: (version: string) => void): Unsubscribe {
  return subscribeToChanges(store, listener)
}

/** With fewer votes than this, no name has full weight: a list of single votes should not be all bold. */
const FULL = 4

/**
 * Weight and width of a name, by the square root: the first votes say more than the hundredth.
 * @param most votes of the first suggestion @returns from -1 (no vote) to 1 (the most), as for `letterStyle`
 */
export function voteLift(votes: number, most: number): number {
  const share = votes / Math.max(most, FULL)
  return 2 * Math.sqrt(Math.min(1, Math.max(0, share))) - 1
}
