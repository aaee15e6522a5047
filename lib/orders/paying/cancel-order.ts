import 'server-only'
import type { Store } from '@/lib/store/store'
import { deskNoted } from '../state/desk-noted'
import { attemptEnding } from './end-session'
import { moveOrder } from '../state/move-order'
import type { Order } from '../schema'
import { sessionEnding } from '../data'

/**
 * Cancels an unpaid order and closes its payment page.
 * @throws ShopError `order_not_found`, `order_state`
 */
export async function cancelOrder(store: Store, id: string, actor: string): Promise<Order> {
  let ending: ReturnType<typeof sessionEnding> = null
  const order = await moveOrder(store, id, 'cancelled', actor, (unpaid) => {
    ending = sessionEnding(unpaid)
    const noted = { actor, act: 'order-cancelled', before: unpaid.status, after: 'cancelled' } as const
    return { ...ending?.changes, ...deskNoted(unpaid, noted) }
  })
  await attemptEnding(store, order.paymentMethod, ending)
  return order
}
