import 'server-only'
import { inTurn } from '@/lib/core/in-turn'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import {
  getSuggestion,
  getVoter,
  presentSuggestion,
  suggestionWritten,
  voterNoted,
  voterWritten,
} from './data'
import type { Voter } from './schema'

/** Takes back an account's vote for a suggestion, or for its merge target; does nothing if there is none. */
export function takeBackVote(store: Store, uid: string, id: string): Promise<void> {
  return inTurn(id, () =>
    optimisticUpdate(store, async () => {
      const voter = await getVoter(store, uid)
      const given = await givenFor(store, voter, id)
      if (given === null) return { result: undefined }
      const suggestion = await getSuggestion(store, given)
      const changes: Changes = {
        ...(suggestion && suggestionWritten(suggestion, { ...suggestion, votes: suggestion.votes - 1 })),
        ...voterWritten(uid, voter, withoutVote(voter, given)),
        ...voterNoted(given, uid, null),
      }
      return { changes, result: undefined }
    }),
  )
}

/** An account's votes without the one for a suggestion. */
export function withoutVote(voter: Voter, id: string): Voter {
  const votes = Object.entries(voter.votes).filter(([voted]) => voted !== id)
  return { ...voter, votes: Object.fromEntries(votes) }
}

async function givenFor(store: Store, { votes }: Voter, id: string): Promise<string | null> {
  if (votes[id] !== undefined) return id
  const present = await presentSuggestion(store, id)
  return present && votes[present.id] !== undefined ? present.id : null
}
