import 'server-only'
import { owner } from '@/lib/legal/current-owner'
import { ownerOf, type FormerOwner } from '@/lib/legal/former-owners'
import type { Owner, Vat } from '@/lib/legal/schema'
import type { Order } from '../schema'

/** § 12 (1) UStG; for orders from before their seller became a small business (§ 19 UStG). */
const STANDARD_RATE = 19

/** When an order was delivered, in ms: downloads open on payment. */
export function deliveredAtOf({ createdAt, payment }: Pick<Order, 'createdAt' | 'payment'>): number {
  return payment?.paidAt ?? createdAt
}

/** The seller of an order, and the tax on the day of delivery, which is the day of payment. */
export function contractSeller(
  order: Pick<Order, 'createdAt' | 'payment' | 'vat'>,
  former: readonly FormerOwner[],
): { seller: Owner; vat: Vat } {
  const deliveredAt = deliveredAtOf(order)
  const { seller, atSale, atDelivery } = ownerOf(owner(), former, { soldAt: order.createdAt, deliveredAt })
  return { seller, vat: atSale === atDelivery ? vatOf(order, atSale) : atDelivery.vat }
}

/** As stored with the order. */
function vatOf({ vat }: Pick<Order, 'vat'>, seller: Owner): Vat {
  if (vat === 'small-business') return { mode: 'small-business' }
  return seller.vat.mode === 'included' ? seller.vat : { mode: 'included', ratePercent: STANDARD_RATE }
}
