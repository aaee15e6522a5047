import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import type { Billing } from '@/lib/invoices/schema'
import type { Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { billingSet } from './data'
import { changeOrder } from '../state/change-order'
import { deskNoted } from '../state/desk-noted'
import { isBillingBuyers, isBillingChangeable } from '../state/is-billing-changeable'

/**
 * Changes an order's invoice address. An existing invoice is cancelled and replaced by a task written with the
 * change. The desk may do so any number of times. Repeating it changes nothing.
 * @param actor `customer` for its buyer
 * @throws ShopError `order_not_found`; `billing_settled` if it can no longer be changed
 */
export async function changeBilling(
  store: Store,
  id: string,
  billing: Billing,
  actor: string,
): Promise<void> {
  const byBuyer = actor === 'customer'
  const at = now()
  await changeOrder(store, id, (order) => {
    if (isDeepStrictEqual(order.billing, billing)) return null
    const isAllowed = byBuyer ? isBillingBuyers(order) : isBillingChangeable(order)
    if (!isAllowed) throw new ShopError('billing_settled')
    return {
      ...billingSet(order, billing, { at, byBuyer }),
      ...(order.history.paid ? taskAdded('invoice', id).changes : {}),
      ...deskNoted(order, { actor, act: 'order-billing-changed' }),
    }
  })
}
