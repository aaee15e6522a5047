import { verifiedAddresses } from '@/lib/account/account-facts'
import { mailAdded } from '@/lib/mail/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { forAWhile } from '@/lib/tasks/for-a-while'
import { getSuggestion, getVoters, listVoters, suggestionWritten, voterNoted, voterWritten } from './data'
import type { Suggestion } from './schema'
import { withoutVote } from './take-back-vote'

/**
 * Mails and returns their votes in one write, so once, however often it runs; no mail to who is gone or wants none.
 */
export function tellVoters(store: Store, id: string): Promise<void> {
  return forAWhile(store, 'tell-voters', async (mayGoOn) => {
    while (await tellPart(store, id)) if (!mayGoOn()) return id
    return null
  })
}

/** Whether there was anyone to notify. */
async function tellPart(store: Store, id: string): Promise<boolean> {
  const uids = await listVoters(store, id)
  if (uids.length === 0) return false
  const addresses = await verifiedAddresses(store, uids)
  return optimisticUpdate(store, async () => {
    const suggestion = await getSuggestion(store, id)
    if (!suggestion || suggestion.status !== 'released') return { result: false }
    return { changes: await someVotersNotified(store, suggestion, uids, addresses), result: true }
  })
}

async function someVotersNotified(
  store: Store,
  suggestion: Suggestion,
  uids: readonly string[],
  addresses: ReadonlyMap<string, string>,
): Promise<Changes> {
  const { id } = suggestion
  const changes: Changes = {}
  let { votes } = suggestion
  for (const { uid, voter } of await getVoters(store, uids)) {
    Object.assign(changes, voterNoted(id, uid, null))
    // Removed since it was listed.
    if (voter.votes[id] === undefined) continue
    votes -= 1
    Object.assign(changes, voterWritten(uid, voter, withoutVote(voter, id)))
    const to = voter.noMails ? undefined : addresses.get(uid)
    if (to !== undefined) Object.assign(changes, mailAdded({ to, template: 'vote-released', about: id }))
  }
  return { ...changes, ...suggestionWritten(suggestion, { ...suggestion, votes }) }
}
