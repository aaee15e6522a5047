import type { SuggestionStatus } from './schema'

/** Address values of the public states; the first one is the default and is left out. */
export const shownWords = { open: 'offen', started: 'in-arbeit', released: 'erschienen' } as const
/** Those of all states. */
export const stateWords = { ...shownWords, hidden: 'verborgen' } as const satisfies Record<
  SuggestionStatus,
  string
>

/** The states whose suggestions are public, in display order. */
export const shownStates = ['open', 'started', 'released'] as const
export type ShownState = (typeof shownStates)[number]

export const votingPage = '/abstimmen'
/** Parameters that search, page or filter a list. */
const NARROWED = ['suche', 'vor', 'art']

/** The public state with this address value; undefined if there is none. */
export const shownState = (word: string | null): ShownState | undefined =>
  shownStates.find((state) => stateWords[state] === word)

/**
 * The cache address of a page that is the same for everyone not signed in: the beginning of a list. Null for pages
 * that are rendered per visitor.
 */
export function keptListAddress({ pathname, searchParams }: URL, isSignedIn: boolean): string | null {
  if (pathname !== votingPage || isSignedIn || NARROWED.some((name) => searchParams.has(name))) return null
  return `${votingPage}/${stateWords[shownState(searchParams.get('stand')) ?? 'open']}`
}

/** The state of the list cached under an address; undefined if it is none. */
export function keptList(address: string): ShownState | undefined {
  return shownStates.find((state) => address === `${votingPage}/${stateWords[state]}`)
}
