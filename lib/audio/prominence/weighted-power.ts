import { gatedLoudness, kWeightingAt } from '../loudness'
import { bands } from '../spectrum/bands'
import type { BandFrames } from '../spectrum/band-frames'

/** Frames in a tenth of a second, the step of BS.1770. */
const FRAMES_OF_STEP = 5

const kWeighting = Float64Array.from(bands, ({ centre }) => kWeightingAt(centre))

/** The K-weighted power of one frame after a filter that multiplies the power in each of `bands`. */
export function weightedPower(powers: Float64Array, filter: Float64Array): number {
  let sum = 0
  for (let band = 0; band < powers.length; band += 1)
    sum += (powers[band] ?? 0) * (kWeighting[band] ?? 0) * (filter[band] ?? 0)
  return sum
}

/** Frames put together to tenths of a second: all that the loudness of a bed depends on. */
export function tenthsOf(frames: BandFrames): BandFrames {
  return Array.from({ length: Math.floor(frames.length / FRAMES_OF_STEP) }, (_, step) => {
    const start = step * FRAMES_OF_STEP
    const tenth = new Float64Array(frames[start]?.length ?? 0)
    for (const powers of frames.slice(start, start + FRAMES_OF_STEP))
      for (const [band, power] of powers.entries()) tenth[band] = (tenth[band] ?? 0) + power / FRAMES_OF_STEP
    return tenth
  })
}

/** The gated loudness in LUFS of tenths of a second after such a filter, by BS.1770. */
export function loudnessAfter(tenths: BandFrames, filter: Float64Array): number {
  return gatedLoudness(tenths.map((powers) => weightedPower(powers, filter)))
}
