import type { SuggestionStatus } from './schema'

/** States of suggestions in addresses; the first is the default and is left out. */
export const stateWords = {
  open: 'offen',
  started: 'in-arbeit',
  released: 'erschienen',
  hidden: 'verborgen',
} as const satisfies Record<SuggestionStatus, string>

/** The states whose suggestions everybody sees, in display order. */
export const shownStates = ['open', 'started', 'released'] as const
export type ShownState = (typeof shownStates)[number]

export const votingPage = '/abstimmen'
/** What makes a list another one than the first part of those in a state. */
const NARROWED = ['suche', 'vor', 'art']

/** The public state with a word; undefined if there is none. */
export const shownState = (word: string | null): ShownState | undefined =>
  shownStates.find((state) => stateWords[state] === word)

/**
 * The address under which a page is kept that is the same for everybody who is not signed in: the beginning of a list. Null where a
 * page is made for its visitor.
 */
export function keptListAddress({ pathname, searchParams }: URL, isSignedIn: boolean): string | null {
  if (pathname !== votingPage || isSignedIn || NARROWED.some((name) => searchParams.has(name))) return null
  return `${votingPage}/${stateWords[shownState(searchParams.get('stand')) ?? 'open']}`
}

/** The state of the list that is kept under an address; undefined if it is none. */
export function keptList(address: string): ShownState | undefined {
  return shownStates.find((state) => address === `${votingPage}/${stateWords[state]}`)
}
