import type { Filter } from '../filter'
import { responseOf } from '../response'
import { bands } from '../spectrum/bands'
import type { BandFrames } from '../spectrum/band-frames'
import { loudnessAfter, weightedPower } from './weighted-power'

/** By which filters multiply the power in each of `bands`. */
export function powerFactors(filters: readonly Filter[]): Float64Array {
  const response = responseOf(filters)
  return Float64Array.from(bands, ({ centre }) => 10 ** (response(centre) / 10))
}

export const UNFILTERED = new Float64Array(bands.length).fill(1)

/** Noise of equal power in every octave, by tenths of a second. */
export const pinkNoise: BandFrames = Array.from({ length: 4 }, () =>
  Float64Array.from(bands, ({ from, to }) => Math.log(to / from)),
)

/** By how many dB a filter makes a bed louder, by BS.1770. @param filter factors of power by `bands` */
export function louderBy(tenths: BandFrames, filter: Float64Array): number {
  return loudnessAfter(tenths, filter) - loudnessAfter(tenths, UNFILTERED)
}

/** By how many dB a filter raises the K-weighted level of a sound: the mean over its variants. */
export function raisedBy(variants: readonly BandFrames[], filter: Float64Array): number {
  const raised = variants.map(
    (variant) => 10 * Math.log10(energyAfter(variant, filter) / energyAfter(variant, UNFILTERED)),
  )
  return raised.reduce((sum, one) => sum + one, 0) / raised.length
}

function energyAfter(frames: BandFrames, filter: Float64Array): number {
  return frames.reduce((sum, powers) => sum + weightedPower(powers, filter), 0)
}
