import { keyBefore } from '@/lib/core/listing'
import { stateWords, type ShownState } from '@/lib/voting/public-lists'
import { GAME_LENGTH, suggestionStatusSchema, type SuggestionStatus } from '@/lib/voting/schema'

/** All states, in the desk's order. */
export const suggestionStates = suggestionStatusSchema.options

/** A number of suggestions in the address. */
const PASSED = /^[1-9]\d{0,6}$/

/** Suggestions in a state, or with a word that begins with the search. */
export interface VotingQuery<State extends SuggestionStatus = ShownState> {
  status: State
  /** '' for no search. */
  search: string
  /** The kind that the form suggests, if it is not a game. */
  kind?: 'headset' | undefined
  before?: string | undefined
  /** How many come before this part of the list. */
  passed?: number | undefined
}

/** Reads the query; anything it does not know counts as missing. */
export function readVotingQuery<State extends SuggestionStatus>(
  params: Record<string, string | string[] | undefined>,
  states: readonly State[],
): VotingQuery<State | 'open'> {
  const { suche, stand, vor, ab, art } = params
  return {
    status: states.find((state) => stateWords[state] === stand) ?? 'open',
    search: typeof suche === 'string' ? suche.trim().slice(0, GAME_LENGTH) : '',
    kind: art === 'headset' ? art : undefined,
    before: keyBefore(vor),
    passed: vor !== undefined && typeof ab === 'string' && PASSED.test(ab) ? Number(ab) : undefined,
  }
}

/** The address of the query, at a page's list. */
export function votingAddress(
  page: string,
  { status, search, kind, before, passed }: VotingQuery<SuggestionStatus>,
): string {
  const params = new URLSearchParams()
  if (kind !== undefined) params.set('art', kind)
  if (status !== 'open') params.set('stand', stateWords[status])
  if (search !== '') params.set('suche', search)
  if (before !== undefined) params.set('vor', before)
  if (before !== undefined && passed !== undefined) params.set('ab', String(passed))
  return `${page}${params.size > 0 ? `?${params}` : ''}#vorschlaege`
}
