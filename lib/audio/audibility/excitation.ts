import { bands, BANDS_PER_ERB, erbAt, erbNumberOf, frequencyAtErb } from '../spectrum/bands'

/** Auditory filters for each ERB. */
export const FILTERS_PER_ERB = 2
/** Hz between which filters lie; below and above, the ear hears little. */
const HEARD = { min: 50, max: 15_000 } as const
/** dB at which the skirts of a filter are alike. */
const SYMMETRIC = 51
/** By how much of itself the lower skirt's slope falls with each dB above that: 0.38 of 30.16, at 1 kHz. */
const FLATTENING = 0.38 / 30.16
/** dB: quieter, nothing is heard. */
const QUIETEST = -20
/** The flattest lower skirt, as a share of the symmetric one: that of 120 dB. */
const FLATTEST = 0.13

/** Centre of each filter in Hz. */
export const centres: readonly number[] = Array.from(
  { length: Math.floor((erbNumberOf(HEARD.max) - erbNumberOf(HEARD.min)) * FILTERS_PER_ERB) + 1 },
  (_, index) => frequencyAtErb(erbNumberOf(HEARD.min) + index / FILTERS_PER_ERB),
)

/** (1 + x) · e^-x at steps of x, up to where next to nothing passes. */
const STEPS = 100
const LAST = 30
const passed = Float64Array.from({ length: LAST * STEPS + 1 }, (_, index) => {
  const x = index / STEPS
  return (1 + x) * Math.exp(-x)
})

/** p · g of a filter for each band: how far the band is from its centre, before the level flattens the lower skirt. */
const filters = centres.map((centre) => {
  const distances = Float64Array.from(bands, (band) => (4 * Math.abs(band.centre - centre)) / erbAt(centre))
  /** The first band on the upper skirt, which no level changes. */
  const upper = bands.findIndex((band) => band.centre >= centre)
  const passes = distances.map((distance) => passedAt(distance))
  const end = passes.findLastIndex((pass) => pass > 0) + 1
  return { distances, upper, passes, end }
})

function passedAt(distance: number): number {
  return distance < LAST ? (passed[Math.round(distance * STEPS)] ?? 0) : 0
}

/**
 * What comes out of each auditory filter: the excitation pattern of rounded-exponential filters, (1 + p·g) · e^(-p·g), p = 4f/ERB, by
 * Glasberg and Moore 1990 (https://doi.org/10.1016/0378-5955(90)90170-T), as in ANSI S3.4-2007. The lower skirt is flatter the louder
 * the sound is at the frequency that passes: p = p(51) - 0.38 · p(51) / p(51, 1 kHz) · (X - 51), X dB SPL in one ERB.
 * @param powers by `bands`; 1 is 0 dB SPL
 * @returns power by `centres`
 */
export function excitationOf(powers: Float64Array): Float64Array {
  const slopes = lowerSlopes(powers)
  return Float64Array.from(filters, ({ distances, upper, passes, end }) => {
    let sum = 0
    // Indexed loops: figures of one preset take these steps a hundred million times.
    for (let band = 0; band < upper; band += 1)
      sum += (powers[band] ?? 0) * passedAt((distances[band] ?? 0) * (slopes[band] ?? 1))
    for (let band = upper; band < end; band += 1) sum += (powers[band] ?? 0) * (passes[band] ?? 0)
    return sum
  })
}

/** By which the lower skirt's slope is multiplied for what passes at each band. */
function lowerSlopes(powers: Float64Array): Float64Array {
  const reach = BANDS_PER_ERB / 2
  return powers.map((_, band) => {
    let power = 0
    for (let near = band - reach; near < band + reach; near += 1) power += powers[near] ?? 0
    const level = Math.max(QUIETEST, 10 * Math.log10(power))
    return Math.max(FLATTEST, 1 - FLATTENING * (level - SYMMETRIC))
  })
}
