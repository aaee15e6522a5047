import 'server-only'
import type { SessionUser } from '@/lib/account/schema'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { findOrdersByEmail, saveCustomer } from '@/lib/orders/data'

/**
 * Makes the orders that a user has placed as a guest the account's own: those with the same e-mail address, case aside,
 * once the address is verified.
 * @returns how many were taken over
 */
export async function takeOverOrders(
  store: Store,
  { uid, email, emailVerified }: Pick<SessionUser, 'uid' | 'email' | 'emailVerified'>,
): Promise<number> {
  if (!emailVerified || email === '') return 0
  const orders = await findOrdersByEmail(store, email)
  const ids = orders.filter(({ customerUid }) => customerUid === undefined).map(({ id }) => id)
  await saveCustomer(store, ids, uid)
  if (ids.length > 0) log().info({ orders: ids.length, uid }, 'orders taken over')
  return ids.length
}
