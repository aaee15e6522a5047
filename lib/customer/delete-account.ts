import 'server-only'
import { removeProfile } from '@/lib/account/data'
import { deleteUser } from '@/lib/account/delete-user'
import { leaveProgramme } from '@/lib/affiliate/leave-programme'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { findOrdersByCustomer, saveCustomer } from '@/lib/orders/data'

/**
 * Deletes an account with picture and profile. Its orders stay, without the account: invoices must be kept for years. A
 * partner leaves the programme. If it breaks off, it can be done again.
 * @throws ShopError `sign_in_unavailable`
 */
export async function deleteAccount(store: Store, uid: string): Promise<void> {
  const orders = await findOrdersByCustomer(store, uid)
  await leaveProgramme(store, uid)
  await deleteUser(uid)
  await saveCustomer(
    store,
    orders.map(({ id }) => id),
    null,
  )
  await removeProfile(store, uid)
  log().info({ uid, orders: orders.length }, 'account deleted')
}
