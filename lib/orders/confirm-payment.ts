import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { convertOrder } from './convert-order'
import { moveOrder } from './move-order'
import type { Order } from './schema'

/**
 * Marks an order as paid and credits its partner. Repeating it changes nothing, except that a conversion that failed
 * before is tried again.
 * @throws ShopError `order_not_found`, `order_state`
 */
export async function confirmPayment(store: Store, id: string, actor: string): Promise<Order> {
  const order = await moveOrder(store, id, 'paid', actor)
  if (order.attribution) await creditPartner(store, id)
  return order
}

/** A conversion that fails must not keep the buyer from the files; it stays due and is tried again every minute. */
export async function creditPartner(store: Store, id: string): Promise<void> {
  try {
    await convertOrder(store, id)
  } catch (error) {
    if (error instanceof ShopError && error.code === 'order_not_attributed') return
    log().error({ error, orderId: id }, 'conversion failed')
  }
}
