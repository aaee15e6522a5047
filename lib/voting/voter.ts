import { optimisticUpdate } from '@/lib/store/optimistic-update'
import { type Store, StoreError } from '@/lib/store/store'
import { getVoter, voterWritten } from './data'
import type { Voter } from './schema'
import { takeBackVote } from './take-back-vote'

export async function chooseMails(store: Store, uid: string, areWanted: boolean): Promise<void> {
  await optimisticUpdate(store, async () => {
    const present = await getVoter(store, uid)
    if ((present.noMails !== true) === areWanted) return { result: null }
    const after: Voter = { ...present }
    if (areWanted) delete after.noMails
    else after.noMails = true
    return { changes: voterWritten(uid, present, after), result: null }
  })
}

export async function takeBackVotes(store: Store, uid: string): Promise<void> {
  const { votes } = await getVoter(store, uid)
  for (const id of Object.keys(votes)) await takeBackVote(store, uid, id)
}

export async function forgetVoter(store: Store, uid: string): Promise<void> {
  await optimisticUpdate(store, async () => {
    await takeBackVotes(store, uid)
    const voter = await getVoter(store, uid)
    if (Object.keys(voter.votes).length > 0) throw new StoreError('conflict', uid)
    return voter.changes > 0 ? { changes: voterWritten(uid, voter, null), result: null } : { result: null }
  })
}
