import { FILTER_LIMITS, hasGain, type Filter } from '@/lib/audio/filter'

export const filterTypes = ['PK', 'LSC', 'HSC', 'HP', 'LP'] as const satisfies Filter['type'][]

export type Quantity = keyof typeof FILTER_LIMITS

/** Steps per unit: whole Hz, tenths of a dB, hundredths of Q, as in the catalogue. */
const GRID = { fc: 1, gain: 10, q: 100 } as const satisfies Record<Quantity, number>

/** Keeps its number when others are added or removed. */
export interface Band {
  id: number
  filter: Filter
}

export function snapped(quantity: Quantity, value: number): number {
  const { min, max } = FILTER_LIMITS[quantity]
  const step = GRID[quantity]
  // `|| 0`: no negative zero.
  return Math.min(max, Math.max(min, Math.round(value * step) / step)) || 0
}

/** Snapped; the same object if nothing changes. */
export function changed(filter: Filter, numbers: Partial<Record<Quantity, number>>): Filter {
  const fc = snapped('fc', numbers.fc ?? filter.fc)
  const q = snapped('q', numbers.q ?? filter.q)
  const gain = hasGain(filter) ? snapped('gain', numbers.gain ?? filter.gain) : 0
  if (fc === filter.fc && q === filter.q && (!hasGain(filter) || gain === filter.gain)) return filter
  return hasGain(filter) ? { ...filter, fc, gain, q } : { ...filter, fc, q }
}

/** Without a previous gain it starts at 0 dB. */
export function retyped(filter: Filter, type: Filter['type']): Filter {
  const { fc, q } = filter
  if (type === 'HP' || type === 'LP') return { type, fc, q }
  return { type, fc, gain: hasGain(filter) ? filter.gain : 0, q }
}
