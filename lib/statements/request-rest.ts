import { ShopError } from '@/lib/core/errors'
import { buyerNotified } from '@/lib/orders/data'
import { isAnonymous } from '@/lib/orders/order-fields'
import { payTimeBegun } from '@/lib/orders/paying/payment-taken-back'
import type { Order } from '@/lib/orders/schema'
import { changeOrder } from '@/lib/orders/state/change-order'
import { deskNoted } from '@/lib/orders/state/desk-noted'
import { restOf } from '@/lib/orders/transfers'
import type { Store } from '@/lib/store/store'
import { getEntry } from './data'
import { entryGiven } from './give-to-order'

/**
 * Assigns a part payment and asks for the rest by mail, in one write; the usual time to pay runs from today.
 * Repeatable.
 * @throws ShopError `not_found`; `entry_state` if the payment does not cover just a part of what is left to pay
 */
export async function requestRest(
  store: Store,
  entryId: string,
  orderId: string,
  actor: string,
): Promise<void> {
  await changeOrder(store, orderId, async (order) => {
    const entry = await getEntry(store, entryId)
    if (!entry) throw new ShopError('not_found')
    if (entry.state === 'confirmed' && entry.orderId === orderId) return null
    const isCandidate = entry.state === 'doubtful' && entry.candidates?.[orderId] !== undefined
    if (!isCandidate || !isPartOf(order, entry.amount)) throw new ShopError('entry_state')
    return {
      ...entryGiven(entry, orderId, 'part', actor),
      ...payTimeBegun(order),
      ...buyerNotified(order, 'order-rest', entryId),
      ...deskNoted(order, {
        actor,
        act: 'order-rest-requested',
        after: { amount: entry.amount, rest: restOf(order) - entry.amount },
      }),
    }
  })
}

export function isPartOf(
  order: Pick<Order, 'status' | 'total' | 'email' | 'paymentMethod' | 'transfers' | 'refunds'>,
  amount: number,
): boolean {
  const isAwaiting = order.status === 'pending' && order.paymentMethod === 'vorkasse' && !isAnonymous(order)
  return isAwaiting && amount < restOf(order)
}
