import { bundleShares, cheapestBundles, savingOf, type BundleOffer } from '@/lib/catalog/bundles/best-price'
import type { AppliedCode } from './code-store'
import { discountAmount } from './discount-amount'
import type { CartItem } from './schema'

export type CartLine<Offer extends CartItem = CartItem> =
  (Offer & { available: true }) | (CartItem & { available: false })

/** With current names and prices; items no longer sold are marked and do not count towards the total. */
export function cartLines<Offer extends CartItem>(
  items: readonly CartItem[],
  catalogue: readonly Offer[],
): CartLine<Offer>[] {
  return items.map((item) => {
    const offered = catalogue.find(({ id }) => id === item.id)
    return offered ? { ...offered, available: true } : { ...item, available: false }
  })
}

/** `saving` in cents. */
export interface CartBundle {
  id: string
  name: string
  saving: number
}

/** The bundles that make the available lines cheapest. The shop finds the same ones again when ordering. */
export function cartBundles(lines: readonly CartLine[], bundles: readonly BundleOffer[]): CartBundle[] {
  const available = lines.filter((line) => line.available)
  return cheapestBundles(available, bundles).map((bundle) => ({
    id: bundle.id,
    name: bundle.name,
    saving: savingOf(bundle, available),
  }))
}

/** In cents, as part of bundles where possible, before any discount. */
export function cartTotal(lines: readonly CartLine[], bundles: readonly BundleOffer[]): number {
  const singles = lines.reduce((sum, line) => (line.available ? sum + line.price : sum), 0)
  return cartBundles(lines, bundles).reduce((sum, { saving }) => sum - saving, singles)
}

/** In cents, rounded once. */
export function takenOff(
  lines: readonly CartLine[],
  bundles: readonly BundleOffer[],
  applied: AppliedCode | null,
): number {
  if (!applied) return 0
  const available = lines.filter((line) => line.available)
  const shares = bundleShares(available, bundles)
  const items = available.map(({ id, price }) => ({ id, price: shares.get(id)?.price ?? price }))
  return discountAmount(items, applied)
}
