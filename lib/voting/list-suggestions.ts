import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { plainWords } from '@/lib/catalog/showing/plain-words'
import { readIndexed, searchIndexed } from '@/lib/store/reading/read-indexed'
import type { Page, Store } from '@/lib/store/store'
import { listRanks, listWords, readSuggestion, searchKeysOf } from './data'
import type { Suggestion, SuggestionStatus } from './schema'

/** A part of the suggestions in a state, those with the most votes first; it costs the same for any number of them. */
export function listSuggestions(
  store: Store,
  status: SuggestionStatus,
  page: Page,
): Promise<Listing<Suggestion>> {
  return readIndexed((part) => listRanks(store, status, part), page, {
    read: (id) => readSuggestion(store, id),
    // Votes may be given between the list and the record: it is shown with those that it has.
    isShown: (suggestion) => suggestion.status === status && suggestion.mergedInto === undefined,
  })
}

/** A part of the suggestions of whose name a word begins with a text, those that the desk has hidden too. */
export function searchSuggestions(store: Store, text: string, page: Page): Promise<Listing<Suggestion>> {
  return searchIndexed((part) => listWords(store, part), plainWords(text), page, {
    read: (id) => readSuggestion(store, id),
    keysOf: searchKeysOf,
  })
}
