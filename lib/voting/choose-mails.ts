import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { getVoter, voterWritten } from './data'
import type { Voter } from './schema'

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
