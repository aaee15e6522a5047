import type { PresetSummary } from '../schema'

/** Sort orders; `recommended` is the catalogue's own. */
export const presetOrders = ['recommended', 'price', 'name', 'newest'] as const
export type PresetOrder = (typeof presetOrders)[number]

type Sorted = Pick<PresetSummary, 'name' | 'price' | 'updatedAt'>

const comparisons: Record<PresetOrder, (one: Sorted, other: Sorted) => number> = {
  recommended: () => 0,
  price: (one, other) => one.price - other.price,
  name: (one, other) => one.name.localeCompare(other.name, 'de'),
  newest: (one, other) => other.updatedAt - one.updatedAt,
}

/** Cheapest first, by name, or latest change first. Stable. */
export function sortPresets<T extends Sorted>(presets: readonly T[], order: PresetOrder): T[] {
  return [...presets].sort(comparisons[order])
}
