import { inTurn } from '@/lib/core/in-turn'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import { readOr } from '@/lib/store/reading/read-or'
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

/** Also for its merge target, with votes that a merge has yet to move there, which would otherwise restore it. */
export function takeBackVote(store: Store, uid: string, id: string): Promise<void> {
  return inTurn(id, () =>
    optimisticUpdate(store, async () => {
      const voter = await getVoter(store, uid)
      const given = await givenFor(store, voter, id)
      if (given.length === 0) return { result: undefined }
      const changes: Changes = {}
      for (const voted of given) {
        const suggestion = await getSuggestion(store, voted)
        const votes = (suggestion?.votes ?? 0) - 1
        if (suggestion) Object.assign(changes, suggestionWritten(suggestion, { ...suggestion, votes }))
        Object.assign(changes, voterNoted(voted, uid, null))
      }
      const after = given.reduce(withoutVote, voter)
      return { changes: { ...changes, ...voterWritten(uid, voter, after) }, result: undefined }
    }),
  )
}

export function withoutVote(voter: Voter, id: string): Voter {
  const votes = Object.entries(voter.votes).filter(([voted]) => voted !== id)
  return { ...voter, votes: Object.fromEntries(votes) }
}

/** Also those merged into it and not moved yet. An unreadable target is ignored. */
async function givenFor(store: Store, { votes }: Voter, id: string): Promise<string[]> {
  const presentId = async (of: string) => (await readOr(presentSuggestion(store, of), null))?.id ?? of
  const asked = await presentId(id)
  const found = Object.keys(votes).map(async (voted) => ((await presentId(voted)) === asked ? [voted] : []))
  return (await Promise.all(found)).flat()
}
