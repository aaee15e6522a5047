import { coverOf, thresholdOf } from '../audibility/detector'
import { roomNoise, type Headset } from '../audibility/room-noise'
import type { BandFrames } from '../spectrum/band-frames'
import { louderBy, UNFILTERED } from './prominence'
import type { ListenedKind } from './scene-material'
import { loudnessAfter, weightedTenths } from './weighted'

/** Moments of a bed at which sounds are tried. */
const PLACES = 5

/** By how many dB a kind of sound may be softer with a filter and is still heard as well. */
type Softer = (kind: ListenedKind) => number

/**
 * In the bed itself, at the same loudness without and with the filter.
 * @param level of the bed in dB SPL, K-weighted
 * @param filter factors of power by `bands`
 */
export function softerInBed(bed: BandFrames, level: number, filter: Float64Array): Softer {
  const raised = 10 ** ((level - loudnessAfter(weightedTenths(bed), UNFILTERED)) / 10)
  const lowered = 10 ** (-louderBy(weightedTenths(bed), filter) / 10)
  const without = bed.map((powers) => coverOf(powers.map((power) => power * raised)))
  const filtered = filter.map((factor) => factor * lowered)
  const covered = bed.map((powers) =>
    coverOf(powers.map((power, band) => power * raised * (filtered[band] ?? 1))),
  )
  return softerUnder(filtered, (length) => [placesIn(without, length), placesIn(covered, length)])
}

/** In the noise of a room, which the filter does not change; played as loud without and with it, by the bed. */
export function softerInRoom(bed: BandFrames, headset: Headset, filter: Float64Array): Softer {
  const lowered = 10 ** (-louderBy(weightedTenths(bed), filter) / 10)
  const cover = coverOf(roomNoise(headset))
  return softerUnder(
    filter.map((factor) => factor * lowered),
    (length) => {
      const places = [Array.from({ length }, () => cover)]
      return [places, places]
    },
  )
}

type Places = readonly (readonly Float64Array[])[]

/** @param coversFor what covers a sound of so many frames, without and with the filter */
function softerUnder(
  filter: Float64Array,
  coversFor: (length: number) => readonly [without: Places, filtered: Places],
): Softer {
  return ({ variants }) => {
    const softer = variants.map((variant) => {
      const [without, filtered] = coversFor(variant.length)
      const after = variant.map((powers) => powers.map((power, band) => power * (filter[band] ?? 1)))
      return thresholdOf(variant, without) - thresholdOf(after, filtered)
    })
    return softer.reduce((sum, one) => sum + one, 0) / softer.length
  }
}

/** Covers for a sound of so many frames at moments spread over a bed, which repeats. */
function placesIn(covers: readonly Float64Array[], length: number): Places {
  return Array.from({ length: PLACES }, (_, place) => {
    const start = Math.round((place / PLACES) * covers.length)
    return Array.from({ length }, (_, frame) => covers[(start + frame) % covers.length] ?? new Float64Array())
  })
}
