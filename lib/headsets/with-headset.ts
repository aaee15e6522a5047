import { deviationFrom } from '@/lib/audio/deviation'
import { highestPoint, type CurvePoint } from '@/lib/audio/extremes'
import { FILTER_LIMITS, type Filter, type GainFilter } from '@/lib/audio/filter'
import { onGrid } from '@/lib/audio/fit/on-grid'
import { responseOf } from '@/lib/audio/response'
import type { Headset } from './schema'

type Corrected = Pick<Headset, 'filters'>

/** dB; a headset that needs more lift at some frequency distorts there or becomes too quiet elsewhere. */
const MUCH = 9
/** Maximum filters of a correction, so that with those of any preset it fits into every file. */
const MOST = 20

/** These are played, drawn and written to files. The preset's strength does not change the correction. */
export function withHeadset(filters: readonly Filter[], headset: Corrected | null): readonly Filter[] {
  return headset ? [...filters, ...correctionOf(headset)] : filters
}

/** Where a headset's correction lifts most, if that is more than 9 dB. */
export function muchLifted(headset: Corrected): CurvePoint | null {
  const highest = highestPoint(correctionOf(headset))
  return highest.gain > MUCH ? highest : null
}

/** In dB from its published values, because programs have limits. */
export function correctionDeviation(headset: Corrected): number {
  return deviationFrom(correctionOf(headset), responseOf(headset.filters)).max
}

/**
 * Within the limits of all programs, rounded as in files. A gain beyond ±15 dB continues in a second filter of the
 * same frequency and Q, which approximates it better than a cut-off.
 */
export function correctionOf({ filters }: Corrected): readonly GainFilter[] {
  let room = Math.max(0, MOST - filters.length)
  return filters
    .filter(({ gain }) => gain !== 0)
    .flatMap((filter) => {
      const full = limited(filter)
      const rest = limited({ ...filter, gain: filter.gain - full.gain })
      if (rest.gain === 0 || room === 0) return [full]
      room -= 1
      return [full, rest]
    })
}

function limited({ type, fc, gain, q }: GainFilter): GainFilter {
  const rounded = onGrid({ type, fc, gain: within(gain, FILTER_LIMITS.gain), q: within(q, FILTER_LIMITS.q) })
  return { type, fc: rounded.fc, q: rounded.q, gain: 'gain' in rounded ? rounded.gain : 0 }
}

function within(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value))
}
