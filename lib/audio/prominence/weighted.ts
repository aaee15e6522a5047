import { dot } from '../fit/least-squares'
import { gatedLoudness, kWeightingAt } from '../loudness'
import { bands } from '../spectrum/bands'
import type { BandFrames } from '../spectrum/band-frames'

const FRAMES_OF_STEP = 5 // in a tenth of a second, the step of BS.1770

const kWeighting = Float64Array.from(bands, ({ centre }) => kWeightingAt(centre))

export function weightedTenths(frames: BandFrames): Float64Array[] {
  return Array.from({ length: Math.floor(frames.length / FRAMES_OF_STEP) }, (_, step) => {
    const start = step * FRAMES_OF_STEP
    return weightedSum(frames.slice(start, start + FRAMES_OF_STEP)).map((power) => power / FRAMES_OF_STEP)
  })
}

export function weightedSum(frames: BandFrames): Float64Array {
  const sum = new Float64Array(bands.length)
  for (const powers of frames)
    for (let band = 0; band < sum.length; band += 1)
      sum[band] = (sum[band] ?? 0) + (powers[band] ?? 0) * (kWeighting[band] ?? 0)
  return sum
}

/** Gated, in LUFS (BS.1770). @param tenths by `weightedTenths` @param filter factors of power by `bands` */
export function loudnessAfter(tenths: readonly Float64Array[], filter: Float64Array): number {
  return gatedLoudness(tenths.map((tenth) => dot(tenth, filter)))
}
