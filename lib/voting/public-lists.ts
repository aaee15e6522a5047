import type { SuggestionStatus } from './schema'

/** Address values; the first is the default and is left out. */
export const shownWords = { open: 'offen', started: 'in-arbeit', released: 'erschienen' } as const
export const stateWords = { ...shownWords, hidden: 'verborgen' } as const satisfies Record<
  SuggestionStatus,
  string
>

/** In display order. */
export const shownStates = ['open', 'started', 'released'] as const
export type ShownState = (typeof shownStates)[number]

export const votingPage = '/abstimmen'
/** Parameters that search, page or filter a list. */
const NARROWED = ['suche', 'vor', 'art']

export const shownState = (word: string | null): ShownState | undefined =>
  shownStates.find((state) => stateWords[state] === word)

/** For the beginning of a list, the same for all who are not signed in. Null for pages rendered per visitor. */
export function keptListAddress({ pathname, searchParams }: URL, isSignedIn: boolean): string | null {
  if (pathname !== votingPage || isSignedIn || NARROWED.some((name) => searchParams.has(name))) return null
  return `${votingPage}/${stateWords[shownState(searchParams.get('stand')) ?? 'open']}`
}

export function keptList(address: string): ShownState | undefined {
  return shownStates.find((state) => address === `${votingPage}/${stateWords[state]}`)
}
