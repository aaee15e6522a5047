import { percentOf } from '@/lib/core/money'
import type { AppliedCode } from './code-store'
import type { CartItem } from './schema'

/** An item with its current catalogue entry, or one no longer sold; only the former counts towards the total. */
export type CartLine<Offer extends CartItem = CartItem> =
  (Offer & { available: true }) | (CartItem & { available: false })

/** The cart for display, with current names and prices; items no longer sold are marked. */
export function cartLines<Offer extends CartItem>(
  items: readonly CartItem[],
  catalogue: readonly Offer[],
): CartLine<Offer>[] {
  return items.map((item) => {
    const offered = catalogue.find(({ id }) => id === item.id)
    return offered ? { ...offered, available: true } : { ...item, available: false }
  })
}

/** Sum of the available lines in integer cents, before any discount. */
export function cartTotal(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => (line.available ? sum + line.price : sum), 0)
}

/** Discount in cents that a code takes off the total, rounded once. */
export function takenOff(lines: readonly CartLine[], applied: AppliedCode | null): number {
  return applied ? percentOf(cartTotal(lines), applied.percent) : 0
}
