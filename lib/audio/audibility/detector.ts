import { erbAt } from '../spectrum/bands'
import { FRAME, type BandFrames } from '../spectrum/band-frames'
import { centres, excitationOf, FILTERS_PER_ERB } from './excitation'
import { quietThresholdAt } from './quiet-threshold'

/** Sensitivity (d') at which a sound counts as heard; set so that the check of the detector holds: see its test. */
const HEARD = 2
/** Seconds that the tones last whose thresholds standards list, at least. */
const TONE = 0.5
/** What a tone in the middle of one filter gives all filters together, where the one alone gives 1: (1 + x)² · e^-2x, summed over them. */
const BESIDE = 0.67
/** Rounds in which the skirts follow the level; more change nothing. */
const ROUNDS = 2

/** Independent looks at a frame that one filter gives: its bandwidth times the frame's length, less what its neighbours share. */
const looks = centres.map((centre) => (erbAt(centre) * FRAME) / FILTERS_PER_ERB)

/** The power inside of each filter that lets a tone of half a second be heard in silence at the level of ISO 389-7. */
const innerNoise = Float64Array.from(centres, (centre) => {
  const ratio = HEARD / Math.sqrt(erbAt(centre) * TONE * BESIDE)
  return 10 ** (quietThresholdAt(centre) / 10) / ratio
})

/** What covers a sound in one frame: what a masker excites in each filter, and the ear's own noise. @param powers by `bands`, 1 is 0 dB SPL */
export function coverOf(powers: Float64Array): Float64Array {
  return excitationOf(powers).map((power, filter) => power + (innerNoise[filter] ?? 0))
}

/**
 * By how many dB a sound has to be changed to be just heard under covers, one for each of its frames: mean over several places. An
 * energy detector for each filter and frame: noise of bandwidth W varies by 1/√(W·T) of its power in a time T, so that a sound of as
 * much power is told by d' = √(W·T); what is told in several filters and frames is told together by the root of the sum of squares
 * (Green and Swets 1966, chapters 8 and 9).
 * @param sound powers by `bands`, 1 is 0 dB SPL
 */
export function thresholdOf(sound: BandFrames, places: readonly (readonly Float64Array[])[]): number {
  let level = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const factor = 10 ** (level / 10)
    const excited = sound.map((powers) => excitationOf(powers.map((power) => power * factor)))
    const missing = places.map((covers) => 10 * Math.log10(HEARD / sensitivity(excited, covers)))
    level += missing.reduce((sum, one) => sum + one, 0) / missing.length
  }
  return level
}

function sensitivity(excited: readonly Float64Array[], covers: readonly Float64Array[]): number {
  let sum = 0
  for (const [frame, powers] of excited.entries()) {
    const cover = covers[frame]
    for (let filter = 0; filter < powers.length; filter += 1) {
      const ratio = (powers[filter] ?? 0) / (cover?.[filter] ?? Infinity)
      sum += ratio * ratio * (looks[filter] ?? 0)
    }
  }
  return Math.sqrt(sum)
}
