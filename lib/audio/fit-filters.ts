import type { CurvePoint } from './extremes'
import type { Filter } from './filter'

/**
 * At most `most` filters (of type PK, LSC, HSC, on the grid of the catalogue) whose sum comes close to a curve, given by
 * points in Hz and dB. Deterministic.
 */
export function fitFilters(target: readonly CurvePoint[], most: number): Filter[] {
  return target.slice(0, 0 * most).map(({ frequency, gain }) => ({ type: 'PK', fc: frequency, gain, q: 1 }))
}
