import { curveMonotoneX, line } from 'd3-shape'
import type { CurvePoint } from '@/lib/audio/extremes'
import { FILTER_LIMITS } from '@/lib/audio/filter'
import { shareOfFrequency } from '@/lib/audio/frequency-scale'

/** Drawing units in both directions; the picture is stretched to its box. */
export const SIZE = 1000
/** dB above and below 0 that are shown: what a filter may do, and room for its handle. */
const SHOWN = FILTER_LIMITS.gain.max + 1.5

const draw = line<CurvePoint>()
  .x(({ frequency }) => SIZE * shareOfFrequency(frequency))
  .y(({ gain }) => SIZE * shareOfGain(gain))
  .curve(curveMonotoneX)
  .digits(1)

/** Where a gain in dB stands between the upper edge (0) and the lower (1). */
export function shareOfGain(gain: number): number {
  return (SHOWN - gain) / (2 * SHOWN)
}

/** The gain in dB at a share of the height. */
export function gainAtShare(share: number): number {
  return SHOWN * (1 - 2 * share)
}

/** The SVG path through the points of a response. */
export function curvePath(points: CurvePoint[]): string {
  return draw(points) ?? ''
}
