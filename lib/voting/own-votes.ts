import 'server-only'
import type { Store } from '@/lib/store/store'
import { getSuggestion, getVoter } from './data'
import { presentSuggestion } from './present-suggestion'
import { MOST_VOTES, type Suggestion, type Voter } from './schema'

export interface OwnVotes {
  /** What the account votes for. */
  suggestions: Suggestion[]
  /** Votes that it has left. */
  free: number
  /** Whether it wants mails about it. */
  wantsMails: boolean
}

/** What an account votes for; of what was merged, the one that is left. */
export async function ownVotes(store: Store, uid: string): Promise<OwnVotes> {
  const { votes, noMails } = await getVoter(store, uid)
  const ids = Object.keys(votes).sort()
  const found = await Promise.all(ids.map((id) => presentSuggestion(store, id)))
  const byId = new Map(found.flatMap((suggestion) => (suggestion ? [[suggestion.id, suggestion]] : [])))
  return {
    suggestions: [...byId.values()],
    free: Math.max(0, MOST_VOTES - ids.length),
    wantsMails: noMails !== true,
  }
}

/** What is stored of an account's votes, and the names of the games by the ids in it. */
export async function votingData(
  store: Store,
  uid: string,
): Promise<{ record: Voter; games: Record<string, string> }> {
  const record = await getVoter(store, uid)
  const found = await Promise.all(Object.keys(record.votes).map((id) => getSuggestion(store, id)))
  const games = found.flatMap((suggestion) => (suggestion ? [[suggestion.id, suggestion.game]] : []))
  return { record, games: Object.fromEntries(games) }
}
