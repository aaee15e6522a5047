import { accountWith } from '@/lib/account/account-facts'
import { passkeysRemoved } from '@/lib/account/passkeys/own-passkeys'
import { profileEmptied, removeProfile } from '@/lib/account/data'
import { removeFactor } from '@/lib/account/factor/data'
import { leaveDesk } from '@/lib/account/set-role'
import { signInEngine } from '@/lib/account/sign-in/sign-in-engine'
import { invitationKey, invitationRemoved } from '@/lib/account/staff/data'
import { applicationRemoved } from '@/lib/affiliate/applications/data'
import { getAffiliate, partnershipEnded } from '@/lib/affiliate/data'
import { log } from '@/lib/core/log'
import { takeBackAll } from '@/lib/delivery/gifts/give-spectra'
import { forgetSubject } from '@/lib/mail/data'
import { customerRemoved } from '@/lib/orders/data'
import { findOrderIdsByCustomer } from '@/lib/orders/find-data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { ownPresetRemoved } from '@/lib/studio/data'
import { removeTask, taskAdded } from '@/lib/tasks/data'
import { removeRatings } from '@/lib/ratings/change-rating'
import { forgetVoter, takeBackVotes } from '@/lib/voting/voter'

const BATCH = 500

/**
 * By a task written first, which survives a kill: once the user is deleted, nobody could ask again.
 * @throws ShopError `last_admin` for the only one
 */
export async function deleteAccount(store: Store, uid: string): Promise<void> {
  await leaveDesk(store, uid)
  const task = taskAdded('delete-account', uid)
  await store.update(task.changes)
  await eraseAccount(store, uid)
  await removeTask(store, task.id)
  await store.purge()
  log().info({ uid }, 'account deleted')
}

/**
 * Task `delete-account`: deletes an account with picture, passkeys, presets, votes, ratings, gifts and profile. Orders stay,
 * detached: invoices must be kept for years. Repeatable wherever it was interrupted; with the same session, until the
 * user is deleted.
 */
export async function eraseAccount(store: Store, uid: string): Promise<void> {
  await takeBackVotes(store, uid)
  const lastOrders = await releaseOrders(store, uid)
  await optimisticUpdate(store, async () => {
    const partner = await getAffiliate(store, uid)
    const changes = {
      ...customerRemoved(lastOrders),
      ...profileEmptied(uid),
      ...ownPresetRemoved(uid),
      ...(partner ? partnershipEnded(partner) : {}),
      ...applicationRemoved(uid),
    }
    return { changes, result: null }
  })
  await forgetSubject(store, uid)
  const account = await accountWith(store, uid)
  if (account && account.email !== '') await store.update(invitationRemoved(invitationKey(account.email)))
  await signInEngine(store).remove(uid)
  await removeFactor(store, uid)
  await optimisticUpdate(store, async () => ({ changes: await passkeysRemoved(store, uid), result: null }))
  await removeProfile(store, uid)
  await forgetVoter(store, uid)
}

/** Ids of the orders left for the single update that ends the account. */
async function releaseOrders(store: Store, uid: string): Promise<string[]> {
  for (;;) {
    const ids = await findOrderIdsByCustomer(store, uid, BATCH)
    for (const id of ids) {
      await removeRatings(store, id)
      await takeBackAll(store, id)
    }
    if (ids.length < BATCH) return ids
    await store.update(customerRemoved(ids))
  }
}
