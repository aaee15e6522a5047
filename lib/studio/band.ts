import { FILTER_LIMITS, hasGain, type Filter } from '@/lib/audio/filter'

/** The types in the order in which they are offered. */
export const filterTypes = ['PK', 'LSC', 'HSC', 'HP', 'LP'] as const satisfies Filter['type'][]

/** What of a filter is a number. */
export type Quantity = keyof typeof FILTER_LIMITS

/** Steps to one: whole Hz, tenths of a dB, hundredths of Q, as the catalogue keeps them. */
const GRID = { fc: 1, gain: 10, q: 100 } as const satisfies Record<Quantity, number>

/** A filter while it is edited; its number stays when others come and go. */
export interface Band {
  id: number
  filter: Filter
}

/** A value on the grid of the catalogue and within its limits. */
export function snapped(quantity: Quantity, value: number): number {
  const { min, max } = FILTER_LIMITS[quantity]
  const step = GRID[quantity]
  // `|| 0`: no negative zero.
  return Math.min(max, Math.max(min, Math.round(value * step) / step)) || 0
}

/** A filter with other numbers, snapped; one without gain stays without. The same object if nothing changes. */
export function changed(filter: Filter, numbers: Partial<Record<Quantity, number>>): Filter {
  const fc = snapped('fc', numbers.fc ?? filter.fc)
  const q = snapped('q', numbers.q ?? filter.q)
  const gain = hasGain(filter) ? snapped('gain', numbers.gain ?? filter.gain) : 0
  if (fc === filter.fc && q === filter.q && (!hasGain(filter) || gain === filter.gain)) return filter
  return hasGain(filter) ? { ...filter, fc, gain, q } : { ...filter, fc, q }
}

/** A filter as another type; one that had no gain begins at 0 dB. */
export function retyped(filter: Filter, type: Filter['type']): Filter {
  const { fc, q } = filter
  if (type === 'HP' || type === 'LP') return { type, fc, q }
  return { type, fc, gain: hasGain(filter) ? filter.gain : 0, q }
}
