import 'server-only'
import { profileEmptied, removeProfile } from '@/lib/account/data'
import { withSignInService } from '@/lib/account/with-sign-in-service'
import { applicationRemoved } from '@/lib/affiliate/applications/data'
import { getAffiliate, partnershipEnded } from '@/lib/affiliate/data'
import { log } from '@/lib/core/log'
import { customerRemoved } from '@/lib/orders/data'
import { findOrderIdsByCustomer } from '@/lib/orders/find-data'
import { removeRatings } from '@/lib/ratings/remove-ratings'
import type { Store } from '@/lib/store/store'

/** Orders in one update. */
const BATCH = 500

/**
 * Deletes an account with picture, profile and ratings. Its orders stay, without the account: invoices must be kept for years.
 * A partner leaves the programme. If it breaks off, it can be done again with the same session: that ends with the user,
 * who goes last.
 * @throws ShopError `sign_in_unavailable`
 */
export async function deleteAccount(store: Store, uid: string): Promise<void> {
  const lastOrders = await releaseOrders(store, uid)
  const partner = await getAffiliate(store, uid)
  await store.update({
    ...customerRemoved(lastOrders),
    ...profileEmptied(uid),
    ...(partner ? partnershipEnded(partner) : {}),
    ...applicationRemoved(uid),
  })
  await withSignInService((auth) => auth.deleteUser(uid).catch(ignoreMissing))
  await removeProfile(store, uid)
  log().info({ uid }, 'account deleted')
}

/** @returns the ids of the orders that are left, for the one update that ends the account */
async function releaseOrders(store: Store, uid: string): Promise<string[]> {
  for (;;) {
    const ids = await findOrderIdsByCustomer(store, uid, BATCH)
    for (const id of ids) await removeRatings(store, id)
    if (ids.length < BATCH) return ids
    await store.update(customerRemoved(ids))
  }
}

function ignoreMissing(error: unknown): void {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
  if (!isMissing) throw error
}
