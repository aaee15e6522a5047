import { keyBefore } from '@/lib/core/listing'
import { GAME_LENGTH, type SuggestionStatus } from '@/lib/voting/schema'

export const votingPage = '/abstimmen'

/** The states that everybody sees, in their sequence. */
export const shownStates = ['open', 'started', 'released'] as const
type ShownState = (typeof shownStates)[number]

/** The states as addresses name them; the first needs no word. */
const stateWords = {
  open: 'offen',
  started: 'in-arbeit',
  released: 'erschienen',
  hidden: 'verborgen',
} as const satisfies Record<SuggestionStatus, string>

/** What a list of suggestions shows: those in a state, or of which a word begins with a text. */
export interface VotingQuery<State extends SuggestionStatus = ShownState> {
  status: State
  /** '' where nothing is searched. */
  search: string
  before?: string | undefined
}

/** Reads the query of an address. What it does not understand, it takes for missing. */
export function readVotingQuery<State extends SuggestionStatus>(
  params: Record<string, string | string[] | undefined>,
  states: readonly State[],
): VotingQuery<State | 'open'> {
  const { suche, stand, vor } = params
  return {
    status: states.find((state) => stateWords[state] === stand) ?? 'open',
    search: typeof suche === 'string' ? suche.trim().slice(0, GAME_LENGTH) : '',
    before: keyBefore(vor),
  }
}

/** The address of a page's list that shows this. */
export function votingAddress(
  page: string,
  { status, search, before }: VotingQuery<SuggestionStatus>,
): string {
  const params = new URLSearchParams()
  if (status !== 'open') params.set('stand', stateWords[status])
  if (search !== '') params.set('suche', search)
  if (before !== undefined) params.set('vor', before)
  return `${page}${params.size > 0 ? `?${params}` : ''}#vorschlaege`
}
