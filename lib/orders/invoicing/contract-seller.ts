import 'server-only'
import { owner } from '@/lib/legal/current-owner'
import { ownerOf, type FormerOwner } from '@/lib/legal/former-owners'
import type { Owner, Vat } from '@/lib/legal/schema'
import type { Order } from '../schema'

/** § 12 (1) UStG; for orders from before their seller became a small business. */
const STANDARD_RATE = 19

/** When an order was delivered, in ms: the files open on payment. */
export function deliveredAtOf({ createdAt, payment }: Pick<Order, 'createdAt' | 'payment'>): number {
  return payment?.paidAt ?? createdAt
}

/** With whom an order was concluded, and its tax on the day of delivery, which is that of the payment. */
export function contractSeller(
  order: Pick<Order, 'createdAt' | 'payment' | 'vat'>,
  former: readonly FormerOwner[],
): { seller: Owner; vat: Vat } {
  const deliveredAt = deliveredAtOf(order)
  const { seller, atSale, atDelivery } = ownerOf(owner(), former, { soldAt: order.createdAt, deliveredAt })
  return { seller, vat: atSale === atDelivery ? vatOf(order, atSale) : atDelivery.vat }
}

/** As the order says it. */
function vatOf({ vat }: Pick<Order, 'vat'>, seller: Owner): Vat {
  if (vat === 'small-business') return { mode: 'small-business' }
  return seller.vat.mode === 'included' ? seller.vat : { mode: 'included', ratePercent: STANDARD_RATE }
}
