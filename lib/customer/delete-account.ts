import 'server-only'
import { profileEmptied, removeProfile } from '@/lib/account/data'
import { withSignInService } from '@/lib/account/session/with-sign-in-service'
import { applicationRemoved } from '@/lib/affiliate/applications/data'
import { getAffiliate, partnershipEnded } from '@/lib/affiliate/data'
import { log } from '@/lib/core/log'
import { removeAccountsHeard, removeBuyersHeard } from '@/lib/heard/change-heard'
import { forgetSubject } from '@/lib/mail/data'
import { customerRemoved } from '@/lib/orders/data'
import { findOrderIdsByCustomer } from '@/lib/orders/find-data'
import { removeRatings } from '@/lib/ratings/remove-ratings'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { keptRemoved } from '@/lib/studio/data'
import { forgetVoter, takeBackVotes } from '@/lib/voting/forget-voter'

/** Orders per update. */
const BATCH = 500

/**
 * Deletes an account with its picture, own presets, votes, ratings, results of hearing tests and profile. Its orders stay, detached from
 * the account, because invoices must be kept for years. A partner leaves the programme. If interrupted, it can
 * be repeated with the same session, since the user is deleted last.
 * @throws ShopError `sign_in_unavailable`
 */
export async function deleteAccount(store: Store, uid: string): Promise<void> {
  await takeBackVotes(store, uid)
  await removeAccountsHeard(store, uid)
  const lastOrders = await releaseOrders(store, uid)
  await optimisticUpdate(store, async () => {
    const partner = await getAffiliate(store, uid)
    const changes = {
      ...customerRemoved(lastOrders),
      ...profileEmptied(uid),
      ...keptRemoved(uid),
      ...(partner ? partnershipEnded(partner) : {}),
      ...applicationRemoved(uid),
    }
    return { changes, result: null }
  })
  await forgetSubject(store, uid)
  await withSignInService((auth) => auth.deleteUser(uid).catch(ignoreMissing))
  await removeProfile(store, uid)
  await forgetVoter(store, uid)
  await store.purge()
  log().info({ uid }, 'account deleted')
}

/** @returns ids of the orders left for the single update that ends the account */
async function releaseOrders(store: Store, uid: string): Promise<string[]> {
  for (;;) {
    const ids = await findOrderIdsByCustomer(store, uid, BATCH)
    for (const id of ids) {
      await removeRatings(store, id)
      await removeBuyersHeard(store, id)
    }
    if (ids.length < BATCH) return ids
    await store.update(customerRemoved(ids))
  }
}

function ignoreMissing(error: unknown): void {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
  if (!isMissing) throw error
}
