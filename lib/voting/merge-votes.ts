import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { forAWhile } from '@/lib/tasks/for-a-while'
import {
  getSuggestion,
  getVoters,
  listVoters,
  presentSuggestion,
  suggestionWritten,
  voterNoted,
  voterWritten,
} from './data'
import type { Suggestion } from './schema'
import { withoutVote } from './take-back-vote'

/** Task `merge-votes`: a batch of accounts per write, with both counters. Who voted for both gets one vote back. */
export function mergeVotes(store: Store, id: string): Promise<void> {
  return forAWhile(store, 'merge-votes', async (mayGoOn) => {
    while (await movePart(store, id)) if (!mayGoOn()) return id
    return null
  })
}

/** @returns whether there was anything to move */
function movePart(store: Store, id: string): Promise<boolean> {
  return optimisticUpdate(store, async () => {
    const source = await getSuggestion(store, id)
    const target = source?.mergedInto === undefined ? null : await presentSuggestion(store, source.mergedInto)
    const uids = await listVoters(store, id)
    if (!source || !target || uids.length === 0) return { result: false }
    return { changes: await partMoved(store, source, target, uids), result: true }
  })
}

async function partMoved(
  store: Store,
  source: Suggestion,
  target: Suggestion,
  uids: readonly string[],
): Promise<Changes> {
  const changes: Changes = {}
  let left = source.votes
  let gained = target.votes
  for (const { uid, voter } of await getVoters(store, uids)) {
    const at = voter.votes[source.id]
    Object.assign(changes, voterNoted(source.id, uid, null))
    if (at === undefined) continue
    left -= 1
    const after = withoutVote(voter, source.id)
    const isNew = voter.votes[target.id] === undefined
    if (isNew) {
      gained += 1
      after.votes[target.id] = at
      Object.assign(changes, voterNoted(target.id, uid, at))
    }
    Object.assign(changes, voterWritten(uid, voter, after))
  }
  return {
    ...changes,
    ...suggestionWritten(source, { ...source, votes: left }),
    ...suggestionWritten(target, { ...target, votes: gained }),
    // Released meanwhile: these voters are notified, too.
    ...(target.status === 'released' ? taskAdded('tell-voters', target.id).changes : {}),
  }
}
