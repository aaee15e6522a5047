import { suggestionsPage } from '@/components/desk/desk-pages'
import { before, choice, count, listQuery, search, type QueryOf } from '@/components/desk/list-query'
import { shownWords, stateWords, votingPage } from '@/lib/voting/public-lists'
import { GAME_LENGTH } from '@/lib/voting/schema'

const where = { search: search('suche', GAME_LENGTH), before: before('vor') }

/** Suggestions in a publicly visible state, or with a word that begins with the search. */
export const votingQuery = listQuery(votingPage, {
  /** That the form suggests, if it is not a game. */
  kind: choice('art', { headset: 'headset' }, undefined),
  status: choice('stand', shownWords, 'open'),
  ...where,
  /** Before this part of the list. */
  passed: count('ab', undefined),
})
export type VotingQuery = QueryOf<typeof votingQuery>

export const suggestionsQuery = listQuery(suggestionsPage, {
  status: choice('stand', stateWords, 'open'),
  ...where,
})
export type SuggestionsQuery = QueryOf<typeof suggestionsQuery>
