import type { CurvePoint } from '@/lib/audio/extremes'
import type { Filter } from '@/lib/audio/filter'
import { levelsAt, responseOf } from '@/lib/audio/response'
import { logarithmicGrid } from '@/lib/audio/frequency-scale'

/** About five pixels apart in a wide window, so that straight lines between them look smooth. */
const FREQUENCIES = logarithmicGrid(240)
const SILENCE = new Float64Array(FREQUENCIES.length)
const levelsOf = levelsAt(FREQUENCIES)

/**
 * Filters are immutable: during a drag, one is replaced and only its response is recomputed. A worker gets copies and
 * computes all of them.
 */
const known = new WeakMap<Filter, Float64Array>()

/**
 * The response of filters at points from 20 Hz to 20 kHz and at each filter's own frequency. Fast enough for
 * every frame of a drag; files and preamp use a finer grid in `lib/audio`.
 */
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
