import { splitCents } from '@/lib/core/money'

/** Price in integer cents. Free of zod: the cart loads it. */
export interface BundleOffer {
  id: string
  name: string
  price: number
  presetIds: readonly string[]
}

/** Cents. */
export interface PricedPreset {
  id: string
  price: number
}

/** Cents. */
export interface BundleShare {
  bundleId: string
  price: number
  singlePrice: number
}

/** More bundles on sale are refused, so that trying all combinations stays cheap. */
export const MOST_BUNDLES = 12

/** Each needs all of its presets; none counts twice. Of equally cheap choices it is the first in the order given. */
export function cheapestBundles<Bundle extends BundleOffer>(
  presets: readonly PricedPreset[],
  bundles: readonly Bundle[],
): Bundle[] {
  const wanted = new Set(presets.map(({ id }) => id))
  const candidates = bundles.filter((bundle) => isWithin(bundle, wanted) && savingOf(bundle, presets) > 0)
  return bestOf(candidates, wanted, presets).bundles
}

/** The share of each bundled preset, by preset id; the shares of a bundle add up to its price. */
export function bundleShares(
  presets: readonly PricedPreset[],
  bundles: readonly BundleOffer[],
): Map<string, BundleShare> {
  const shares = cheapestBundles(presets, bundles).flatMap((bundle) => sharesOf(bundle, presets))
  return new Map(shares)
}

/** In proportion to single prices, in the order of ids: the audit can repeat it from the data of the order. */
export function sharesOf(
  { id: bundleId, price, presetIds }: BundleOffer,
  presets: readonly PricedPreset[],
): [id: string, share: BundleShare][] {
  const parts = presets
    .filter(({ id }) => presetIds.includes(id))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  const prices = splitCents(
    price,
    parts.map((part) => part.price),
  )
  return parts.map((part, index) => [
    part.id,
    { bundleId, price: prices[index] ?? 0, singlePrice: part.price },
  ])
}

/** In cents; a bundle's presets that are not among the given ones are ignored. */
export function singlesOf({ presetIds }: BundleOffer, presets: readonly PricedPreset[]): number {
  return presets.reduce((sum, { id, price }) => (presetIds.includes(id) ? sum + price : sum), 0)
}

/** The saving of a bundle, in cents; negative if it costs more than its presets. */
export function savingOf(bundle: BundleOffer, presets: readonly PricedPreset[]): number {
  return singlesOf(bundle, presets) - bundle.price
}

function bestOf<Bundle extends BundleOffer>(
  [bundle, ...others]: readonly Bundle[],
  left: ReadonlySet<string>,
  presets: readonly PricedPreset[],
): { bundles: Bundle[]; saving: number } {
  if (!bundle) return { bundles: [], saving: 0 }
  const without = bestOf(others, left, presets)
  if (!isWithin(bundle, left)) return without
  const rest = new Set([...left].filter((id) => !bundle.presetIds.includes(id)))
  const taken = bestOf(others, rest, presets)
  const saving = taken.saving + savingOf(bundle, presets)
  return saving >= without.saving ? { bundles: [bundle, ...taken.bundles], saving } : without
}

const isWithin = ({ presetIds }: BundleOffer, ids: ReadonlySet<string>) =>
  presetIds.every((id) => ids.has(id))
