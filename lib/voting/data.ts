import 'server-only'
import { now } from '@/lib/core/clock'
import { accountOnceKey } from '@/lib/core/server-secret'
import { beginningsOf, orderedKey, wordKeysOf } from '@/lib/core/text/word-key'
import { subscribeShared } from '@/lib/store/listeners'
import type { Changes, Entry, Page, Store, Unsubscribe } from '@/lib/store/store'
import { plainWords } from '@/lib/core/text/plain-text'
import { suggestionIdSchema, suggestionSchema, voterSchema } from './schema'
import type { Suggestion, SuggestionStatus, Voter } from './schema'

const CHANGED = 'signals/suggestions'
const SEARCH = 'suggestionSearch'
const PART = 50
/** Enough digits for any number of votes. */
const DIGITS = 8
/** Later than any time in ms; subtracting from it sorts older suggestions first. */
const LATEST = 9_999_999_999_999

export async function getSuggestion(store: Store, id: string): Promise<Suggestion | null> {
  const value = await store.get(`suggestions/${id}`)
  return value === null ? null : suggestionSchema.parse(value)
}

export async function readSuggestion(store: Store, id: string): Promise<Suggestion | 'broken' | null> {
  const value = await store.get(`suggestions/${id}`)
  return value === null ? null : (suggestionSchema.safeParse(value).data ?? 'broken')
}

export async function getVoter(store: Store, uid: string): Promise<Voter> {
  return voterSchema.parse((await store.get(`voters/${uid}`)) ?? {})
}

export function getVoters(store: Store, uids: readonly string[]): Promise<{ uid: string; voter: Voter }[]> {
  return Promise.all(uids.map(async (uid) => ({ uid, voter: await getVoter(store, uid) })))
}

export async function idOfSubject(store: Store, key: string): Promise<string | null> {
  const value = await store.get(`suggestionKeys/${key}`)
  return value === null ? null : suggestionIdSchema.parse(value)
}

/** Keys; most votes first, then oldest first. */
export function listRanks(store: Store, status: SuggestionStatus, page: Page): Promise<Entry[]> {
  return store.list(`suggestionRanks/${status}`, page)
}

/** Keys, last first. */
export function listWords(store: Store, page: Page): Promise<Entry[]> {
  return store.list(SEARCH, page)
}

/** Accounts that vote for a suggestion, as many as one write changes. */
export async function listVoters(store: Store, id: string): Promise<string[]> {
  return (await store.list(`suggestionVoters/${id}`, { limit: PART })).map(({ key }) => key)
}

export function searchKeysOf({ id, game }: Suggestion): string[] {
  return wordKeysOf(id, beginningsOf(plainWords(game)))
}

/** Among the suggestions in the same state. */
export function rankPath({ id, status, votes, finalVotes = votes, createdAt }: Suggestion): string {
  const key = orderedKey(id, String(finalVotes).padStart(DIGITS, '0'), LATEST - createdAt)
  return `suggestionRanks/${status}/${key}`
}

/** With its positions in the lists. Of writers who read the same version, only one succeeds. */
export function suggestionWritten(before: Suggestion | null, given: Suggestion): Changes {
  const { id } = given
  const changes = before?.changes ?? 0
  const after = suggestionSchema.parse({ ...given, changes: changes + 1 })
  const left = before ? Object.fromEntries(Object.keys(placesOf(before)).map((path) => [path, null])) : {}
  return {
    ...left,
    ...placesOf(after),
    [`suggestions/${id}`]: after,
    [`once/${suggestionOnceKey({ id, changes })}`]: now(),
    [CHANGED]: `${id} ${after.changes}`,
  }
}

export function suggestionOnceKey({ id, changes }: Pick<Suggestion, 'id' | 'changes'>): string {
  return `suggestion_${id}_${changes}`
}

/** Merged suggestions are in no list. */
function placesOf(suggestion: Suggestion): Record<string, string | true> {
  if (suggestion.mergedInto !== undefined) return {}
  const words = searchKeysOf(suggestion).map((key) => [`${SEARCH}/${key}`, true] as const)
  return { [rankPath(suggestion)]: suggestion.id, ...Object.fromEntries(words) }
}

/** Permanently and only once. */
export function subjectTaken(key: string, id: string): Changes {
  return { [`suggestionKeys/${key}`]: id, [`once/game_${key}`]: now() }
}

/** Null removes them. Of writers who read the same version, only one succeeds. */
export function voterWritten(uid: string, { changes }: Voter, after: Voter | null): Changes {
  return {
    [`voters/${uid}`]: after && voterSchema.parse({ ...after, changes: changes + 1 }),
    [`once/${accountOnceKey('voter', uid, changes)}`]: now(),
  }
}

/** Null removes the vote. */
export function voterNoted(id: string, uid: string, at: number | null): Changes {
  return { [`suggestionVoters/${id}/${uid}`]: at }
}

export async function getLastChange(store: Store): Promise<string> {
  return String(await store.get(CHANGED))
}

/** Now and on each change. */
export function subscribeToChanges(store: Store, listener: (change: string) => void): Unsubscribe {
  return subscribeShared(store, CHANGED, (value) => listener(String(value)))
}

/** A suggestion or its merge target; null if there is none. */
export async function presentSuggestion(store: Store, id: string): Promise<Suggestion | null> {
  let suggestion = await getSuggestion(store, id)
  while (suggestion?.mergedInto !== undefined) suggestion = await getSuggestion(store, suggestion.mergedInto)
  return suggestion
}
