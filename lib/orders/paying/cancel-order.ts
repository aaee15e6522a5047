import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import type { Changes, Store } from '@/lib/store/store'
import { deskNoted } from '../state/desk-noted'
import { attemptEnding } from './close-payment-page'
import { changeOrder } from '../state/change-order'
import { moveOrder } from '../state/move-order'
import { statusMoved } from '../state/status-moved'
import type { Order } from '../schema'
import { sessionEnding, withdrawnSet } from '../data'

/** Closes the payment page, too. @throws ShopError `order_not_found`, `order_state` */
export async function cancelOrder(store: Store, id: string, actor: string): Promise<Order> {
  let ending: ReturnType<typeof sessionEnding> = null
  const order = await moveOrder(store, id, 'cancelled', actor, (unpaid) => {
    ending = sessionEnding(unpaid)
    return { ...ending?.changes, ...cancellingNoted(unpaid, actor) }
  })
  await attemptEnding(store, order.paymentMethod, ending)
  return order
}

/** No later payment pays it. @param decided written with it @throws ShopError `order_not_found`, `order_state` */
export async function cancelWithdrawn(
  store: Store,
  id: string,
  actor: string,
  decided: Changes,
): Promise<void> {
  let ending: ReturnType<typeof sessionEnding> = null
  const order = await changeOrder(store, id, (unpaid) => {
    const { status } = unpaid
    if (status !== 'pending' && status !== 'cancelled') throw new ShopError('order_state')
    ending = sessionEnding(unpaid)
    return {
      ...(status === 'cancelled'
        ? {}
        : { ...statusMoved(unpaid, 'cancelled', { at: now(), actor }), ...cancellingNoted(unpaid, actor) }),
      ...withdrawnSet(unpaid),
      ...ending?.changes,
      ...decided,
    }
  })
  await attemptEnding(store, order.paymentMethod, ending)
}

function cancellingNoted(order: Order, actor: string): Changes {
  return deskNoted(order, { actor, act: 'order-cancelled', before: order.status, after: 'cancelled' })
}
