import { owner } from '@/lib/legal/current-owner'
import { ownerOf, type FormerOwner } from '@/lib/legal/former-owners'
import type { Owner, Vat } from '@/lib/legal/schema'
import { germanTax, statedTax, type StatedTax } from '@/lib/legal/taxation/taxation-of'
import type { Order } from '../schema'

/** § 12 (1) UStG; for orders from before the seller was a small business (§ 19 UStG). */
const STANDARD_RATE = 19

/** In ms: downloads open on payment. */
export function deliveredAtOf({ createdAt, payment }: Pick<Order, 'createdAt' | 'payment'>): number {
  return payment?.paidAt ?? createdAt
}

/** Tax abroad is as stored, at the rate of the day of payment (`paymentReceived`); German tax that of delivery. */
export function contractSeller(
  order: Pick<Order, 'createdAt' | 'payment' | 'vat' | 'taxation'>,
  former: readonly FormerOwner[],
): { seller: Owner; tax: StatedTax } {
  const deliveredAt = deliveredAtOf(order)
  const { seller, atSale, atDelivery } = ownerOf(owner(), former, { soldAt: order.createdAt, deliveredAt })
  const { taxation } = order
  if (taxation?.kind === 'one-stop-shop' || taxation?.kind === 'reverse-charge')
    return { seller, tax: statedTax(taxation) }
  const vat = atSale === atDelivery ? vatOf(order, atSale) : atDelivery.vat
  return { seller, tax: statedTax(germanTax(vat)) }
}

function vatOf({ vat }: Pick<Order, 'vat'>, seller: Owner): Vat {
  if (vat === 'small-business') return { mode: 'small-business' }
  return seller.vat.mode === 'included' ? seller.vat : { mode: 'included', ratePercent: STANDARD_RATE }
}
