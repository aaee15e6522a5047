import { accountWith } from '@/lib/account/account-facts'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { addressFollowed } from '../data'
import { getPartnerRecord, partnerEdited } from '../edit-data'
import { applicationMoved, getApplication } from './data'

/**
 * Partners get payouts by mail at their account's address and earn nothing from orders under it. The address is read
 * after the record's number, so that a slower task cannot restore an earlier one.
 */
export async function followAddress(store: Store, uid: string): Promise<void> {
  await followInApplication(store, uid)
  await optimisticUpdate(store, async () => {
    const record = await getPartnerRecord(store, uid)
    const { fields } = record
    if (fields?.email === undefined) return { result: null }
    const email = await confirmedAddress(store, uid)
    if (email === null || email === fields.email) return { result: null }
    const changes = { ...addressFollowed(uid, fields, email), ...partnerEdited(uid, record) }
    return { changes, result: null }
  })
}

async function followInApplication(store: Store, uid: string): Promise<void> {
  await optimisticUpdate(store, async () => {
    const seen = await getApplication(store, uid)
    const isUndecided = seen?.status === 'open' || seen?.status === 'question'
    const email = isUndecided ? await confirmedAddress(store, uid) : null
    if (!seen || email === null || email === seen.email) return { result: null }
    return { ...applicationMoved(seen, { ...seen, email }), result: null }
  })
}

/** Null if it is not confirmed. */
export async function confirmedAddress(store: Store, uid: string): Promise<string | null> {
  const account = await accountWith(store, uid)
  return account?.emailVerified ? account.email : null
}
