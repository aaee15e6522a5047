import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { getVoter, presentSuggestion, readSuggestion } from './data'
import { kindOf, MOST_VOTES, type Suggestion, type SuggestionKind, type Voter } from './schema'

export interface OwnVotes {
  suggestions: Suggestion[]
  free: number
  wantsMails: boolean
}

/** A merged suggestion is shown as its target. */
export async function ownVotes(store: Store, uid: string): Promise<OwnVotes> {
  const voter = await readOr(getVoter(store, uid), null)
  // The number of votes left is unknown.
  if (!voter) return { suggestions: [], free: 0, wantsMails: false }
  const { votes, noMails } = voter
  const ids = Object.keys(votes).sort()
  const found = await Promise.all(ids.map((id) => readOr(presentSuggestion(store, id), null)))
  const byId = new Map(found.flatMap((suggestion) => (suggestion ? [[suggestion.id, suggestion]] : [])))
  return {
    suggestions: [...byId.values()],
    free: Math.max(0, MOST_VOTES - ids.length),
    wantsMails: noMails !== true,
  }
}

/** Everything stored, names by suggestion id, and the paths of unreadable records. */
export async function votingData(
  store: Store,
  uid: string,
): Promise<{
  record: Voter | null
  games: Record<string, string>
  headsets: Record<string, string>
  broken: string[]
}> {
  const record = await readOr(getVoter(store, uid), null)
  if (!record) return { record, games: {}, headsets: {}, broken: [`voters/${uid}`] }
  const ids = Object.keys(record.votes)
  const found = await Promise.all(
    ids.map(async (id) => ({ id, suggestion: await readSuggestion(store, id) })),
  )
  const namesOf = (kind: SuggestionKind): Record<string, string> =>
    Object.fromEntries(
      found.flatMap(({ id, suggestion }) =>
        suggestion && suggestion !== 'broken' && kindOf(suggestion) === kind ? [[id, suggestion.game]] : [],
      ),
    )
  const broken = found.filter(({ suggestion }) => suggestion === 'broken')
  return {
    record,
    games: namesOf('game'),
    headsets: namesOf('headset'),
    broken: broken.map(({ id }) => `suggestions/${id}`),
  }
}
