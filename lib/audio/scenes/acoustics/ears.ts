import { TRANSFORM, transform } from '../../spectrum/fourier'
import { EAR_RESPONSES } from './ear-responses'
import { HARMONICS, harmonicsAt, isSine, type Direction } from './harmonics'
import type { Scene } from '../scene'

/** Length of a response in samples. */
const TAPS = 256
/** Samples per transform: a thirtieth of a second. */
export const EARS_STEP = 1600
/** Scale of 16-bit responses, so that sound from ahead keeps its energy. */
const FULL = 21_900

/** Real and imaginary part. */
type Spectrum = readonly [Float64Array, Float64Array]

/**
 * Factors for the spectrum of two harmonics that are transformed as one complex signal, the second as its imaginary
 * part: `own` for a bin, and `mirrored` for the conjugate of the bin of the negative frequency.
 */
interface PairFactors {
  own: Spectrum
  mirrored: Spectrum
}

let factors: readonly PairFactors[] | undefined

const emptySpectrum = (): Spectrum => [new Float64Array(TRANSFORM), new Float64Array(TRANSFORM)]
/** Reused by each of hundreds of steps. */
const [sum, spectrum] = [emptySpectrum(), emptySpectrum()]

/**
 * Adds a field of harmonics as heard by both ears to a scene, from a sample on, for `EARS_STEP` samples. The field
 * repeats. One transform gives both ears, the left as its real part.
 */
export function hearField(field: readonly Float32Array[], scene: Scene, start: number): void {
  factors ??= Array.from({ length: HARMONICS / 2 }, (_, pair) => pairFactors(pair))
  for (const part of sum) part.fill(0)
  for (const [pair, { own, mirrored }] of factors.entries()) {
    take(field[2 * pair], start, spectrum[0])
    take(field[2 * pair + 1], start, spectrum[1])
    transform(...spectrum)
    addProduct(own, 1)
    addProduct(mirrored, -1)
  }
  // The inverse transform is the forward one with real and imaginary parts swapped.
  const [left, right] = sum
  transform(right, left)
  give(left, scene.left, start)
  give(right, scene.right, start)
}

/** Adds spectrum times factors to the sum. @param sign -1 for its mirrored conjugate */
function addProduct(factor: Spectrum, sign: 1 | -1): void {
  const [[sumReal, sumImaginary], [real, imaginary], [factorReal, factorImaginary]] = [sum, spectrum, factor]
  for (let bin = 0; bin < TRANSFORM; bin += 1) {
    const from = sign === 1 ? bin : (TRANSFORM - bin) % TRANSFORM
    const [a, b] = [real[from] ?? 0, sign * (imaginary[from] ?? 0)]
    const [c, d] = [factorReal[bin] ?? 0, factorImaginary[bin] ?? 0]
    sumReal[bin] = (sumReal[bin] ?? 0) + a * c - b * d
    sumImaginary[bin] = (sumImaginary[bin] ?? 0) + a * d + b * c
  }
}

/** The response of each ear to a direction, by its harmonics. */
export function earsTo(harmonics: readonly number[]): readonly [left: Float32Array, right: Float32Array] {
  const responses = readResponses()
  const ear = (sign: number) =>
    Float32Array.from({ length: TAPS }, (_, tap) =>
      responses.reduce(
        (sum, response, channel) =>
          sum + (response[tap] ?? 0) * (harmonics[channel] ?? 0) * (isSine[channel] ? sign : 1),
        0,
      ),
    )
  return [ear(1), ear(-1)]
}

/** One sound from a direction. */
export function heardFrom(sound: Float32Array, direction: Direction): Scene {
  const [left, right] = earsTo(harmonicsAt(direction)).map((response) => {
    const ear = new Float32Array(sound.length + TAPS)
    for (const [tap, factor] of response.entries())
      for (let index = 0; index < sound.length; index += 1)
        ear[index + tap] = (ear[index + tap] ?? 0) + (sound[index] ?? 0) * factor
    return ear
  })
  return { left: left ?? new Float32Array(), right: right ?? new Float32Array() }
}

/** Copies the samples of a step and those before it, as long as a response. */
function take(samples: Float32Array | undefined, start: number, into: Float64Array): void {
  into.fill(0)
  if (!samples) return
  const from = start - TAPS + samples.length
  for (let index = 0; index < EARS_STEP + TAPS; index += 1)
    into[index] = samples[(from + index) % samples.length] ?? 0
}

function give(samples: Float64Array, ear: Float32Array, start: number): void {
  for (let index = 0; index < EARS_STEP && start + index < ear.length; index += 1)
    ear[start + index] = (ear[start + index] ?? 0) + (samples[index + TAPS] ?? 0) / TRANSFORM
}

/** Left plus i times right: a response times 1 + i, or 1 - i where it is inverted for the right ear. */
function pairFactors(pair: number): PairFactors {
  const [one, other] = [2 * pair, 2 * pair + 1].map((channel) => bothEars(channel))
  const combine = (sign: number) => {
    const [real, imaginary] = [new Float64Array(TRANSFORM), new Float64Array(TRANSFORM)]
    for (let bin = 0; bin < TRANSFORM; bin += 1) {
      real[bin] = ((one?.[0][bin] ?? 0) + sign * (other?.[1][bin] ?? 0)) / 2
      imaginary[bin] = ((one?.[1][bin] ?? 0) - sign * (other?.[0][bin] ?? 0)) / 2
    }
    return [real, imaginary] as const
  }
  return { own: combine(1), mirrored: combine(-1) }
}

function bothEars(channel: number): Spectrum {
  const [real, imaginary] = [new Float64Array(TRANSFORM), new Float64Array(TRANSFORM)]
  const response = readResponses()[channel] ?? new Float32Array()
  real.set(response)
  imaginary.set(isSine[channel] ? response.map((sample) => -sample) : response)
  transform(real, imaginary)
  return [real, imaginary]
}

let responses: readonly Float32Array[] | undefined

function readResponses(): readonly Float32Array[] {
  responses ??= decoded()
  return responses
}

function decoded(): readonly Float32Array[] {
  const bytes = Uint8Array.from(atob(EAR_RESPONSES), (letter) => letter.codePointAt(0) ?? 0)
  const view = new DataView(bytes.buffer)
  return Array.from({ length: HARMONICS }, (_, channel) =>
    Float32Array.from(
      { length: TAPS },
      (_sample, tap) => view.getInt16(2 * (channel * TAPS + tap), true) / FULL,
    ),
  )
}
