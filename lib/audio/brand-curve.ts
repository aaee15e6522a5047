import type { Filter } from './filter'

/** The curve of app/icon.svg as filters: shapes the shop's name while nothing plays. */
export const brandCurve: readonly Filter[] = [
  { type: 'LSC', fc: 80, gain: -5, q: 0.7 },
  { type: 'PK', fc: 300, gain: -2, q: 1 },
  { type: 'PK', fc: 2600, gain: 6, q: 0.9 },
  { type: 'HSC', fc: 9000, gain: -2, q: 0.7 },
]
