import { ShopError } from '@/lib/core/errors'
import { lockFor, RETRY_AFTER_SECONDS } from '@/lib/maintenance/lock'
import type { Store } from '@/lib/store/store'
import { openOrder, type OrderKey } from './open-order'
import type { Order } from '../schema'

/** Paid orders open during maintenance, too. @throws ShopError `order_not_found`; if unpaid, `maintenance` */
export async function openDespiteLock(
  store: Store,
  id: string,
  key: OrderKey,
  unlockCookie: string | undefined,
): Promise<Order> {
  const lock = lockFor(unlockCookie)
  const refusal = lock && new ShopError(lock, { retryAfter: RETRY_AFTER_SECONDS })
  if (refusal?.code === 'store_unavailable') throw refusal
  const order = await openOrder(store, id, key)
  if (refusal && !wasPaid(order)) throw refusal
  return order
}

export const wasPaid = ({ status }: Pick<Order, 'status'>) => status === 'paid' || status === 'refunded'
