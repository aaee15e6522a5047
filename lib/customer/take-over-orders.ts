import type { SessionUser } from '@/lib/account/schema'
import { log } from '@/lib/core/log'
import { customerGiven } from '@/lib/orders/data'
import { findClaimableOrderIds } from '@/lib/orders/find-data'
import { noteTakenOver } from '@/lib/orders/state/own-order-noted'
import type { Store } from '@/lib/store/store'

/** Per visit; the rest follows on the next one. */
const AT_ONCE = 50

/**
 * Paid ones under the same address (ignoring case) once it is verified; unpaid ones could come from anyone
 * (docs/decisions/0061). @returns how many
 */
export async function takeOverOrders(
  store: Store,
  { uid, email, emailVerified }: Pick<SessionUser, 'uid' | 'email' | 'emailVerified'>,
): Promise<number> {
  if (!emailVerified || email === '') return 0
  const ids = await findClaimableOrderIds(store, email, AT_ONCE)
  if (ids.length === 0) return 0
  // First, so that an interrupted run finds them again.
  for (const id of ids) await noteTakenOver(store, id, uid)
  await store.update(customerGiven(ids, uid))
  log().info({ orders: ids.length, uid }, 'orders taken over')
  return ids.length
}
