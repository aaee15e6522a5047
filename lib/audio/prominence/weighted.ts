import { dot } from '../fit/least-squares'
import { gatedLoudness, kWeightingAt, loudnessOfBlocks } from '../loudness'
import { bands } from '../spectrum/bands'
import type { BandFrames } from '../spectrum/band-frames'
import type { Material } from './scene-material'

/** Frames in a tenth of a second, the step of BS.1770. */
const FRAMES_OF_STEP = 5

const kWeighting = Float64Array.from(bands, ({ centre }) => kWeightingAt(centre))

/** Loudness of a bed in LUFS after a filter, given by factors of power by `bands`. */
export type LoudnessWith = (filter: Float64Array) => number

/** Material with K-weighted power by `bands`. */
export interface WeightedMaterial {
  bed: LoudnessWith
  /** Power of each variant over its whole length. */
  kinds: readonly { kind: string; variants: readonly Float64Array[] }[]
}

export function weigh({ bed, kinds }: Material): WeightedMaterial {
  const tenths = weightedTenths(bed)
  return {
    bed: (filter) => loudnessAfter(tenths, filter),
    kinds: kinds.map(({ kind, variants }) => ({ kind, variants: variants.map(weightedSum) })),
  }
}

export function weightedTenths(frames: BandFrames): Float64Array[] {
  return Array.from({ length: Math.floor(frames.length / FRAMES_OF_STEP) }, (_, step) => {
    const start = step * FRAMES_OF_STEP
    return weightedSum(frames.slice(start, start + FRAMES_OF_STEP)).map((power) => power / FRAMES_OF_STEP)
  })
}

const pinkSpectrum = weightedSum([Float64Array.from(bands, ({ from, to }) => Math.log(to / from))])

/** Noise of equal power in every octave. */
export const pinkNoise: LoudnessWith = (filter) => loudnessOfBlocks([dot(pinkSpectrum, filter)])

/** Sum over all frames. */
export function weightedSum(frames: BandFrames): Float64Array {
  const sum = new Float64Array(bands.length)
  for (const powers of frames)
    for (let band = 0; band < sum.length; band += 1)
      sum[band] = (sum[band] ?? 0) + (powers[band] ?? 0) * (kWeighting[band] ?? 0)
  return sum
}

/**
 * Gated loudness in LUFS by BS.1770 after a filter that multiplies the power in each of `bands`.
 * @param tenths as in `WeightedMaterial`
 */
export function loudnessAfter(tenths: readonly Float64Array[], filter: Float64Array): number {
  return gatedLoudness(tenths.map((tenth) => dot(tenth, filter)))
}
