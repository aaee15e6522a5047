import { isDeepStrictEqual } from 'node:util'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import type { Billing } from '@/lib/invoices/schema'
import { owner } from '@/lib/legal/current-owner'
import { HOME } from '@/lib/legal/taxation/home'
import { takesVatIds } from '@/lib/legal/taxation/taxation-of'
import type { Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { tFields } from '@/messages/texts'
import { billingSet } from './data'
import type { Order } from '../schema'
import { changeOrder } from '../state/change-order'
import { deskNoted } from '../state/desk-noted'
import { isBillingBuyers, isBillingChangeable } from '../state/is-billing-changeable'

/**
 * A task cancels and replaces an existing invoice. Any number of times for the desk. Repeating it changes nothing.
 * @param actor `customer` for its buyer @throws ShopError `order_not_found`; `billing_settled`
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
    requireTaxKept(order, billing)
    return {
      ...billingSet(order, billing, { at, byBuyer }),
      ...(order.history.paid ? taskAdded('invoice', id).changes : {}),
      ...deskNoted(order, { actor, act: 'order-billing-changed' }),
    }
  })
}

/** The address must not contradict the tax, which was decided with the order. @throws ShopError `invalid_input` */
function requireTaxKept(
  { country = HOME, taxation, billing: before }: Order,
  { country: place, vatId }: Billing,
) {
  const isReverse = taxation?.kind === 'reverse-charge'
  const isTaken = vatId === undefined || vatId === before?.vatId || takesVatIds(owner(), place)
  const fields = {
    ...(place === country ? {} : { 'billing.country': tFields('billing_country') }),
    ...(isTaken ? {} : { 'billing.vatId': tFields('vat_id_not_taken') }),
    ...(isReverse && vatId !== before?.vatId ? { 'billing.vatId': tFields('billing_vat_id_kept') } : {}),
  }
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_input', { fields })
}
