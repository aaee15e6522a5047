import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { getLastChange } from './data'
import { listSuggestions, mostVotes, searchSuggestions } from './list-suggestions'
import { ownVotes, type OwnVotes } from './own-votes'
import type { Suggestion, SuggestionStatus } from './schema'

export interface VotingView {
  /** Version of the last change that it includes. */
  version: string
  most: number
  suggestions: Listing<Suggestion>
  votes: OwnVotes | null
}

/** @param search '' for all suggestions in the state @param voter the account whose votes are shown */
export async function viewVoting(
  store: Store,
  { status, search }: { status: SuggestionStatus; search: string },
  page: Page,
  voter?: string,
): Promise<VotingView> {
  // The version is read first, so that changes during the rest trigger a refresh.
  const version = await getLastChange(store)
  const [most, found] = await Promise.all([
    mostVotes(store, status),
    search === '' ? listSuggestions(store, status, page) : searchSuggestions(store, search, page),
  ])
  const suggestions = { ...found, entries: found.entries.filter((one) => one.status !== 'hidden') }
  return { version, most, suggestions, votes: voter === undefined ? null : await ownVotes(store, voter) }
}
