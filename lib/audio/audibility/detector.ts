import { erbAt, bands, BANDS_PER_ERB, erbNumberOf, frequencyAtErb } from '../spectrum/bands'
import { FRAME, type BandFrames } from '../spectrum/band-frames'

const FILTERS_PER_ERB = 2
const FILTER_RANGE = { min: 50, max: 15_000 } as const // Hz
const SYMMETRIC = 51 // dB at which both slopes of a filter are equal
const FLATTENING = 0.38 / 30.16 // relative flattening of the lower slope per dB above that, at 1 kHz
const QUIETEST = -20 // dB; quieter sounds excite nothing
const FLATTEST = 0.13 // lower slope at 120 dB, relative to the symmetric one

/** Hz. */
const centres: readonly number[] = Array.from(
  {
    length: Math.floor((erbNumberOf(FILTER_RANGE.max) - erbNumberOf(FILTER_RANGE.min)) * FILTERS_PER_ERB) + 1,
  },
  (_, index) => frequencyAtErb(erbNumberOf(FILTER_RANGE.min) + index / FILTERS_PER_ERB),
)

/** (1 + x) · e^-x in steps of x, up to where it is close to 0. */
const STEPS = 100
const LAST = 30
const passed = Float64Array.from({ length: LAST * STEPS + 1 }, (_, index) => {
  const x = index / STEPS
  return (1 + x) * Math.exp(-x)
})

/** p · g of a filter for each band, before the level flattens the lower skirt. */
const filters = centres.map((centre) => {
  const distances = Float64Array.from(bands, (band) => (4 * Math.abs(band.centre - centre)) / erbAt(centre))
  /** The first band on the upper slope, which no level changes. */
  const upper = bands.findIndex((band) => band.centre >= centre)
  const passes = distances.map((distance) => passedAt(distance))
  const end = passes.findLastIndex((pass) => pass > 0) + 1
  return { distances, upper, passes, end }
})

function passedAt(distance: number): number {
  return distance < LAST ? (passed[Math.round(distance * STEPS)] ?? 0) : 0
}

/** Output power of each auditory filter (by `centres`): rounded-exponential filters, (1 + p·g) · e^(-p·g), p =
 * 4f/ERB, by Glasberg and Moore 1990 (https://doi.org/10.1016/0378-5955(90)90170-T), as in ANSI S3.4-2007. The lower
 * slope flattens with X dB SPL in one ERB: p = p(51) - 0.38 · p(51) / p(51, 1 kHz) · (X - 51).
 * @param powers by `bands`; 1 is 0 dB SPL */
function excitationOf(powers: Float64Array): Float64Array {
  const slopes = lowerSlopes(powers)
  return Float64Array.from(filters, ({ distances, upper, passes, end }) => {
    let sum = 0
    // Indexed loops: the figures of one preset run them a hundred million times.
    for (let band = 0; band < upper; band += 1)
      sum += (powers[band] ?? 0) * passedAt((distances[band] ?? 0) * (slopes[band] ?? 1))
    for (let band = upper; band < end; band += 1) sum += (powers[band] ?? 0) * (passes[band] ?? 0)
    return sum
  })
}

function lowerSlopes(powers: Float64Array): Float64Array {
  const reach = BANDS_PER_ERB / 2
  return powers.map((_, band) => {
    let power = 0
    for (let near = band - reach; near < band + reach; near += 1) power += powers[near] ?? 0
    const level = Math.max(QUIETEST, 10 * Math.log10(power))
    return Math.max(FLATTEST, 1 - FLATTENING * (level - SYMMETRIC))
  })
}

/** Hz, dB SPL: threshold of hearing in a free field from ahead, both ears: ISO 389-7:2005, table 1. */
const THRESHOLDS = [
  [20, 78.5], [25, 68.7], [31.5, 59.5], [40, 51.1], [50, 44], [63, 37.5], [80, 31.5], [100, 26.5], [125, 22.1],
  [160, 17.9], [200, 14.4], [250, 11.4], [315, 8.6], [400, 6.2], [500, 4.4], [630, 3], [800, 2.2], [1000, 2.4],
  [1250, 3.5], [1600, 1.7], [2000, -1.3], [2500, -4.2], [3150, -6], [4000, -5.4], [5000, -1.5], [6300, 6],
  [8000, 12.6], [10_000, 13.9], [12_500, 12.3], [14_000, 18.4], [16_000, 40.2], [18_000, 70.4],
] as const // prettier-ignore

/** dB SPL; interpolated over the logarithm of the frequency in Hz. */
export function quietThresholdAt(frequency: number): number {
  const next = THRESHOLDS.findIndex(([hertz]) => hertz >= frequency)
  const [above, below] = [THRESHOLDS.at(next), THRESHOLDS.at(Math.max(0, next - 1))]
  if (!above || !below) return Infinity
  if (next <= 0) return above[1]
  const share = Math.log(frequency / below[0]) / Math.log(above[0] / below[0])
  return below[1] + share * (above[1] - below[1])
}

/** d' that counts as audible; chosen so that the detector meets the thresholds in its test. */
const HEARD = 2
const TONE = 0.5 // seconds; the shortest tones for which standards list thresholds
/** Sum of d'² over all filters for a tone at the centre of one, where that filter alone gives 1: (1 + x)² · e^-2x. */
const BESIDE = 0.67
const ROUNDS = 2 // in which filter slopes follow the level; more change nothing

/** Independent samples of a filter per frame: bandwidth times frame length, less what neighbours share. */
const looks = centres.map((centre) => (erbAt(centre) * FRAME) / FILTERS_PER_ERB)

/** Makes a tone of half a second just audible in silence at the level of ISO 389-7. */
const innerNoise = Float64Array.from(centres, (centre) => {
  const ratio = HEARD / Math.sqrt(erbAt(centre) * TONE * BESIDE)
  return 10 ** (quietThresholdAt(centre) / 10) / ratio
})

/** A masker's excitation plus internal noise, in one frame. @param powers by `bands`, 1 is 0 dB SPL */
export function maskingOf(powers: Float64Array): Float64Array {
  return excitationOf(powers).map((power, filter) => power + (innerNoise[filter] ?? 0))
}

/** dB by which a sound (by frames) has to be raised to be just audible under maskers: mean over several places. An
 * energy detector for each filter and frame: noise of bandwidth W varies by 1/√(W·T) of its power in a time T, so a
 * sound of equal power has d' = √(W·T); d' combine as the root of the sum of squares (Green and Swets 1966, ch. 8,
 * 9).
 * @param sound powers by `bands`, 1 is 0 dB SPL */
export function thresholdOf(sound: BandFrames, places: readonly (readonly Float64Array[])[]): number {
  let level = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const factor = 10 ** (level / 10)
    const excited = sound.map((powers) => excitationOf(powers.map((power) => power * factor)))
    const missing = places.map((maskers) => 10 * Math.log10(HEARD / sensitivity(excited, maskers)))
    level += missing.reduce((sum, one) => sum + one, 0) / missing.length
  }
  return level
}

function sensitivity(excited: readonly Float64Array[], maskers: readonly Float64Array[]): number {
  let sum = 0
  for (const [frame, powers] of excited.entries()) {
    const masker = maskers[frame]
    for (let filter = 0; filter < powers.length; filter += 1) {
      const ratio = (powers[filter] ?? 0) / (masker?.[filter] ?? Infinity)
      sum += ratio * ratio * (looks[filter] ?? 0)
    }
  }
  return Math.sqrt(sum)
}
