import type { CurvePoint } from '@/lib/audio/extremes'
import { FILTER_LIMITS, hasGain, type Filter } from '@/lib/audio/filter'
import { shareOfFrequency } from '@/lib/audio/frequency-scale'

/** Drawing units both ways, fine enough for integers; the graph is stretched to its box. */
export const SIZE = 10_000
/** dB above and below 0: a filter's maximum gain, with space for its handle. */
const SHOWN = FILTER_LIMITS.gain.max + 1.5
/** dB between two grid lines. */
const STEP = 6

/** Drawing units beyond both edges; more than the graph's margin at its narrowest. */
const BEYOND = 1_200
const ZERO = SIZE / 2

/** Vertical position of a gain in dB, from the top (0) to the bottom (1). */
export function shareOfGain(gain: number): number {
  return (SHOWN - gain) / (2 * SHOWN)
}

export function gainAtShare(share: number): number {
  return SHOWN * (1 - 2 * share)
}

/** Position of a filter's handle, as shares of the width from the left and the height from the top. */
export function handlePlace(filter: Filter): { x: number; y: number } {
  return { x: shareOfFrequency(filter.fc), y: shareOfGain(hasGain(filter) ? filter.gain : 0) }
}

/** dB, from top to bottom. */
export const gainLines = Array.from(
  { length: 2 * Math.floor(FILTER_LIMITS.gain.max / STEP) + 1 },
  (_, index) => STEP * (Math.floor(FILTER_LIMITS.gain.max / STEP) - index),
)

/** SVG path, level beyond both edges and closed along 0 dB far outside, for stroke and fill. */
export function curvePath(points: readonly CurvePoint[]): string {
  const down = ({ gain }: CurvePoint) => Math.round(SIZE * shareOfGain(gain))
  const place = (point: CurvePoint) =>
    `${Math.round(SIZE * shareOfFrequency(point.frequency))} ${down(point)}`
  const [first] = points
  const start = first ? down(first) : ZERO
  return `M${-BEYOND} ${ZERO}V${start}L${points.map(place).join(' ')}H${SIZE + BEYOND}V${ZERO}`
}
