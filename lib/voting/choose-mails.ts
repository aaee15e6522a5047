import 'server-only'
import { retried } from '@/lib/store/retried'
import type { Store } from '@/lib/store/store'
import { getVoter, voterWritten } from './data'
import type { Voter } from './schema'

/** Sets whether an account gets a mail when a game it voted for gets a preset. */
export async function chooseMails(store: Store, uid: string, areWanted: boolean): Promise<void> {
  await retried(async () => {
    const present = await getVoter(store, uid)
    if ((present.noMails !== true) === areWanted) return
    const after: Voter = { ...present }
    if (areWanted) delete after.noMails
    else after.noMails = true
    await store.update(voterWritten(uid, present, after))
  })
}
