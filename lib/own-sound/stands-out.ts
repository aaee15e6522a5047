import { dot } from '@/lib/audio/fit/least-squares'
import type { Filter } from '@/lib/audio/filter'
import { loudnessOfBlocks } from '@/lib/audio/loudness'
import { powerFactors, UNFILTERED } from '@/lib/audio/prominence/prominence'
import type { TargetBand } from '@/lib/audio/prominence/target-band'
import { weightedSum } from '@/lib/audio/prominence/weighted'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { bands } from '@/lib/audio/spectrum/bands'

/** K-weighted power by `bands`. @param channels at 48 kHz */
export function weighPiece(channels: readonly Float32Array[]): Float64Array {
  const frames = bandFrames(channels)
  return weightedSum(frames).map((power) => power / frames.length)
}

/** dB at equal loudness of the whole; null while all was silent. @param pieces from `weighPiece` */
export function standsOutBy(
  pieces: readonly Float64Array[],
  filters: readonly Filter[],
  { from, to }: TargetBand,
): number | null {
  const factors = powerFactors(filters)
  const [after, before] = [factors, UNFILTERED].map((filter) =>
    loudnessOfBlocks(pieces.map((powers) => dot(powers, filter))),
  )
  const inBand = Float64Array.from(bands, ({ centre }) => Number(centre >= from && centre <= to))
  const powerWith = (filter: Float64Array) => {
    const passed = filter.map((factor, band) => factor * (inBand[band] ?? 0))
    return pieces.reduce((sum, powers) => sum + dot(powers, passed), 0)
  }
  const raised = 10 * Math.log10(powerWith(factors) / powerWith(UNFILTERED))
  const gained = raised - ((after ?? NaN) - (before ?? NaN))
  return Number.isFinite(gained) ? gained : null
}
