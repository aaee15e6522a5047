import type { CurvePoint } from '@/lib/audio/extremes'
import type { Filter } from '@/lib/audio/filter'
import { levelsAt, responseOf } from '@/lib/audio/response'
import { logarithmicGrid } from '@/lib/audio/frequency-scale'

/** About five pixels apart in a wide window, so that straight lines look smooth. */
const FREQUENCIES = logarithmicGrid(240)
const SILENCE = new Float64Array(FREQUENCIES.length)
const levelsOf = levelsAt(FREQUENCIES)

/** Filters are immutable: a drag replaces one and recomputes only its response; a worker gets copies. */
const known = new WeakMap<Filter, Float64Array>()

/** From 20 Hz to 20 kHz and at each filter's frequency. Files and preamp use a finer grid in `lib/audio`. */
export function quickResponse(filters: readonly Filter[]): CurvePoint[] {
  const gains = filters.map(gainsOf).reduce(added, SILENCE)
  const response = responseOf(filters)
  const own = filters.map(({ fc }) => ({ frequency: fc, gain: response(fc) }))
  const points = FREQUENCIES.map((frequency, index) => ({ frequency, gain: gains[index] ?? 0 }))
  return [...points, ...own].sort((one, other) => one.frequency - other.frequency)
}

function added(sum: Float64Array, gains: Float64Array): Float64Array {
  return sum.map((gain, index) => gain + (gains[index] ?? 0))
}

function gainsOf(filter: Filter): Float64Array {
  const gains = known.get(filter) ?? levelsOf(filter)
  known.set(filter, gains)
  return gains
}
