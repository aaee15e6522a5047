import type { SessionUser } from '@/lib/account/schema'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { inTurn } from '@/lib/core/in-turn'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { getVoter, presentSuggestion, suggestionWritten, voterNoted, voterWritten } from './data'
import { MOST_VOTES, type Suggestion, type Voter } from './schema'

/**
 * Or for its merge target; repeatable.
 * @throws ShopError `email_unverified`, `not_found`, `suggestion_closed`, `votes_spent`
 */
export async function vote(
  store: Store,
  { uid, emailVerified }: Pick<SessionUser, 'uid' | 'emailVerified'>,
  id: string,
): Promise<void> {
  if (!emailVerified) throw new ShopError('email_unverified')
  return inTurn(id, () =>
    optimisticUpdate(store, async () => {
      const suggestion = await presentSuggestion(store, id)
      if (!suggestion || suggestion.status === 'hidden') throw new ShopError('not_found')
      const voter = await getVoter(store, uid)
      if (voter.votes[suggestion.id] !== undefined) return { result: undefined }
      if (suggestion.status === 'released') throw new ShopError('suggestion_closed')
      const changes: Changes = {
        ...suggestionWritten(suggestion, { ...suggestion, votes: suggestion.votes + 1 }),
        ...voteGiven(uid, voter, suggestion),
      }
      return { changes, result: undefined }
    }),
  )
}

/**
 * For a suggestion written in the same update. @param further changes of the account @throws ShopError `votes_spent`
 */
export function voteGiven(
  uid: string,
  voter: Voter,
  { id }: Pick<Suggestion, 'id'>,
  further: Partial<Voter> = {},
): Changes {
  if (Object.keys(voter.votes).length >= MOST_VOTES) throw new ShopError('votes_spent')
  const at = now()
  const votes = { ...voter.votes, [id]: at }
  return { ...voterWritten(uid, voter, { ...voter, ...further, votes }), ...voterNoted(id, uid, at) }
}
