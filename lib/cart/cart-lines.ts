import { percentOf } from '@/lib/core/money'
import type { AppliedCode } from './code-store'
import type { CartItem } from './schema'

/** What the catalogue still offers, as it offers it today, or what has left it; only the first counts towards the total. */
export type CartLine<Offer extends CartItem = CartItem> =
  (Offer & { available: true }) | (CartItem & { available: false })

/** The cart as it is shown: names and prices of today's catalogue, and what has left it marked as such. */
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

/** The cents that a code takes off the sum, rounded once. */
export function takenOff(lines: readonly CartLine[], applied: AppliedCode | null): number {
  return applied ? percentOf(cartTotal(lines), applied.percent) : 0
}
