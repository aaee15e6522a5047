import { bands } from '../spectrum/bands'
import { UNFILTERED } from './prominence'
import { dot } from '../fit/least-squares'

const BESIDE = 0.1 // of a sound's power below its band, and above it

/** Hz. */
export interface TargetBand {
  from: number
  to: number
}

/** Holds four fifths of a kind of sound. @param variants K-weighted powers by `bands`, with equal weight */
export function targetBandOf(variants: readonly Float64Array[]): TargetBand {
  const shares = bands.map((_, band) =>
    variants.reduce(
      (sum, powers) => sum + (powers[band] ?? 0) / dot(powers, UNFILTERED) / variants.length,
      0,
    ),
  )
  let below = 0
  const sums = shares.map((share) => (below += share))
  const [first, last] = [BESIDE, 1 - BESIDE].map((share) => sums.findIndex((sum) => sum >= share))
  return { from: Math.round(bands[first ?? 0]?.from ?? 0), to: Math.round(bands[last ?? 0]?.to ?? 0) }
}
