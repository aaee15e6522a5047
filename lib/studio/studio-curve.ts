import type { CurvePoint } from '@/lib/audio/extremes'
import { FILTER_LIMITS, hasGain, type Filter } from '@/lib/audio/filter'
import { shareOfFrequency } from '@/lib/audio/frequency-scale'

/** Drawing units in both directions, so fine that whole ones do; the picture is stretched to its box. */
export const SIZE = 10_000
/** dB above and below 0 that are shown: what a filter may do, and room for its handle. */
const SHOWN = FILTER_LIMITS.gain.max + 1.5
/** dB between two lines of the grid. */
const STEP = 3

/** Drawing units beyond both edges. */
const BEYOND = 900
const ZERO = SIZE / 2

/** Where a gain in dB stands between the upper edge (0) and the lower (1). */
export function shareOfGain(gain: number): number {
  return (SHOWN - gain) / (2 * SHOWN)
}

/** The gain in dB at a share of the height. */
export function gainAtShare(share: number): number {
  return SHOWN * (1 - 2 * share)
}

/** Where a filter's handle stands, in shares of the width from the left and of the height from the top. */
export function handlePlace(filter: Filter): { x: number; y: number } {
  return { x: shareOfFrequency(filter.fc), y: shareOfGain(hasGain(filter) ? filter.gain : 0) }
}

/** The lines of the grid in dB, from top to bottom. */
export const gainLines = Array.from(
  { length: (2 * FILTER_LIMITS.gain.max) / STEP + 1 },
  (_, index) => FILTER_LIMITS.gain.max - index * STEP,
)

/** The SVG path through the points of a response, straight from one to the next, closed along 0 dB outside the picture: one to stroke and to fill. */
export function curvePath(points: readonly CurvePoint[]): string {
  const place = ({ frequency, gain }: CurvePoint) =>
    `${Math.round(SIZE * shareOfFrequency(frequency))} ${Math.round(SIZE * shareOfGain(gain))}`
  return `M${-BEYOND} ${ZERO}L${points.map(place).join(' ')} ${SIZE + BEYOND} ${ZERO}`
}
