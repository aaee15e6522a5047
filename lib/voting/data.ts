import 'server-only'
import { now } from '@/lib/core/clock'
import { accountMark } from '@/lib/core/server-secret'
import { beginningsOf, orderedKey, wordKeysOf } from '@/lib/core/text/word-key'
import { subscribeShared } from '@/lib/store/shared-subscription'
import type { Changes, Entry, Page, Store, Unsubscribe } from '@/lib/store/store'
import { plainWords } from '@/lib/catalog/showing/plain-words'
import { suggestionIdSchema, suggestionSchema, voterSchema } from './schema'
import type { Suggestion, SuggestionStatus, Voter } from './schema'

/** Differs with every change of any suggestion. */
const CHANGED = 'signals/suggestions'
const SEARCH = 'suggestionSearch'
/** Beyond every number of votes, and every time in ms. */
const DIGITS = 8
const LATEST = 9_999_999_999_999

export async function getSuggestion(store: Store, id: string): Promise<Suggestion | null> {
  const value = await store.get(`suggestions/${id}`)
  return value === null ? null : suggestionSchema.parse(value)
}

/** A suggestion as far as it can be read. */
export async function readSuggestion(store: Store, id: string): Promise<Suggestion | 'broken' | null> {
  const value = await store.get(`suggestions/${id}`)
  return value === null ? null : (suggestionSchema.safeParse(value).data ?? 'broken')
}

export async function getVoter(store: Store, uid: string): Promise<Voter> {
  return voterSchema.parse((await store.get(`voters/${uid}`)) ?? {})
}

/** What each of some accounts has voted for. */
export function getVoters(store: Store, uids: readonly string[]): Promise<{ uid: string; voter: Voter }[]> {
  return Promise.all(uids.map(async (uid) => ({ uid, voter: await getVoter(store, uid) })))
}

/** Which suggestion a game has; null for none. */
export async function idOfGame(store: Store, key: string): Promise<string | null> {
  const value = await store.get(`suggestionKeys/${key}`)
  return value === null ? null : suggestionIdSchema.parse(value)
}

/** Keys of suggestions in a state, those with the most votes first, of these the oldest. */
export function listRanks(store: Store, status: SuggestionStatus, page: Page): Promise<Entry[]> {
  return store.list(`suggestionRanks/${status}`, page)
}

/** Keys of the index by words, the greatest first. */
export function listWords(store: Store, page: Page): Promise<Entry[]> {
  return store.list(SEARCH, page)
}

/** Whose votes a suggestion has, so many of them. */
export async function listVoters(store: Store, id: string, limit: number): Promise<string[]> {
  return (await store.list(`suggestionVoters/${id}`, { limit })).map(({ key }) => key)
}

/** The keys under which the search finds a suggestion. */
export function searchKeysOf({ id, game }: Suggestion): string[] {
  return wordKeysOf(id, beginningsOf(plainWords(game)))
}

/** Where a suggestion stands among those in the same state. */
export function rankPath({ id, status, votes, finalVotes = votes, createdAt }: Suggestion): string {
  const key = orderedKey(id, String(finalVotes).padStart(DIGITS, '0'), LATEST - createdAt)
  return `suggestionRanks/${status}/${key}`
}

/**
 * What brings a suggestion from what it was to what it is to be, with its places in the lists. Of those who have seen the same
 * one, only one can write it.
 */
export function suggestionWritten(before: Suggestion | null, given: Suggestion): Changes {
  const { id } = given
  const changes = before?.changes ?? 0
  const after = suggestionSchema.parse({ ...given, changes: changes + 1 })
  const left = before ? Object.fromEntries(Object.keys(placesOf(before)).map((path) => [path, null])) : {}
  return {
    ...left,
    ...placesOf(after),
    [`suggestions/${id}`]: after,
    [`once/${suggestionMark({ id, changes })}`]: now(),
    [CHANGED]: `${id} ${after.changes}`,
  }
}

/** The mark of a suggestion's next change. */
export function suggestionMark({ id, changes }: Pick<Suggestion, 'id' | 'changes'>): string {
  return `suggestion_${id}_${changes}`
}

/** What is merged into another one is in no list. */
function placesOf(suggestion: Suggestion): Record<string, string | true> {
  if (suggestion.mergedInto !== undefined) return {}
  const words = searchKeysOf(suggestion).map((key) => [`${SEARCH}/${key}`, true] as const)
  return { [rankPath(suggestion)]: suggestion.id, ...Object.fromEntries(words) }
}

/** What makes a game a suggestion's own, for ever; only once. */
export function gameTaken(key: string, id: string): Changes {
  return { [`suggestionKeys/${key}`]: id, [`once/game_${key}`]: now() }
}

/** The same of what an account has voted for; null removes it. */
export function voterWritten(uid: string, { changes }: Voter, after: Voter | null): Changes {
  return {
    [`voters/${uid}`]: after && voterSchema.parse({ ...after, changes: changes + 1 }),
    [`once/${accountMark('voter', uid, changes)}`]: now(),
  }
}

/** What notes with a suggestion since when an account votes for it; null: no more. */
export function voterNoted(id: string, uid: string, at: number | null): Changes {
  return { [`suggestionVoters/${id}/${uid}`]: at }
}

/** The last change of any suggestion. */
export async function getLastChange(store: Store): Promise<string> {
  return String(await store.get(CHANGED))
}

/** Tells of the last change of any suggestion, now and after each. */
export function subscribeToChanges(store: Store, listener: (change: string) => void): Unsubscribe {
  return subscribeShared(store, CHANGED, (value) => listener(String(value)))
}
