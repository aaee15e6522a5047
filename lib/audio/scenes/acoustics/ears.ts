import { TRANSFORM, transform } from '../../spectrum/fourier'
import { FULL_SCALE, KEMAR, measuredDirections, TAPS } from './kemar'
import type { Scene } from '../scene'

/** Degrees. */
export interface Direction {
  azimuth: number // 0 is ahead, 90 right, 180 behind
  elevation?: number // above ear level
}

/** By measured direction, as `measuredNear` names it; all repeat after the same time. */
export type Field = Map<number, Float32Array>

export const EARS_STEP = 1600 // samples per transform: a thirtieth of a second

type Spectrum = readonly [real: Float64Array, imaginary: Float64Array]

const emptySpectrum = (): Spectrum => [new Float64Array(TRANSFORM), new Float64Array(TRANSFORM)]
/** Reused by each of hundreds of steps. */
const [sum, spectrum] = [emptySpectrum(), emptySpectrum()]

/** The nearest measured one; sound from between two would have neither's level differences. */
export function measuredNear({ azimuth, elevation = 0 }: Direction): number {
  const turned = ((azimuth + 540) % 360) - 180
  const towards = measuredDirections.map(([other, height]) =>
    cosineBetween([Math.abs(turned), elevation], [other, height]),
  )
  const nearest = towards.indexOf(Math.max(...towards))
  return turned < 0 ? nearest + measuredDirections.length : nearest
}

function cosineBetween(
  [azimuth, elevation]: readonly [number, number],
  [other, height]: readonly [number, number],
): number {
  const [apart, one, two] = [azimuth - other, elevation, height].map((degrees) => (degrees * Math.PI) / 180)
  return (
    Math.sin(one ?? 0) * Math.sin(two ?? 0) + Math.cos(one ?? 0) * Math.cos(two ?? 0) * Math.cos(apart ?? 0)
  )
}

/** Adds `EARS_STEP` samples from `start`. One transform gives both ears, the left as its real part. */
export function hearField(field: Field, scene: Scene, start: number): void {
  for (const part of sum) part.fill(0)
  for (const [direction, sound] of field) {
    if (!take(sound, start)) continue
    transform(...spectrum)
    addProduct(bothEars(direction))
  }
  // The inverse transform is the forward one with real and imaginary parts swapped.
  const [left, right] = sum
  transform(right, left)
  give(left, scene.left, start)
  give(right, scene.right, start)
}

function addProduct([earReal, earImaginary]: Spectrum): void {
  const [[sumReal, sumImaginary], [real, imaginary]] = [sum, spectrum]
  for (let bin = 0; bin < TRANSFORM; bin += 1) {
    const [a, b, c, d] = [real[bin] ?? 0, imaginary[bin] ?? 0, earReal[bin] ?? 0, earImaginary[bin] ?? 0]
    sumReal[bin] = (sumReal[bin] ?? 0) + a * c - b * d
    sumImaginary[bin] = (sumImaginary[bin] ?? 0) + a * d + b * c
  }
}

export function heardFrom(sound: Float32Array, direction: Direction): Scene {
  const [left, right] = earsTo(direction).map((response) => {
    const ear = new Float32Array(sound.length + TAPS)
    for (const [tap, factor] of response.entries())
      for (let index = 0; index < sound.length; index += 1)
        ear[index + tap] = (ear[index + tap] ?? 0) + (sound[index] ?? 0) * factor
    return ear
  })
  return { left: left ?? new Float32Array(), right: right ?? new Float32Array() }
}

export function earsTo(direction: Direction): readonly [left: Float32Array, right: Float32Array] {
  return responsesOf(measuredNear(direction))
}

/** A step and what is before it, as long as a response. @returns whether any is not silent */
function take(samples: Float32Array, start: number): boolean {
  const [into, imaginary] = spectrum
  into.fill(0)
  imaginary.fill(0)
  const from = start - TAPS + samples.length
  let isHeard = false
  for (let index = 0; index < EARS_STEP + TAPS; index += 1) {
    const sample = samples[(from + index) % samples.length] ?? 0
    if (sample !== 0) isHeard = true
    into[index] = sample
  }
  return isHeard
}

function give(samples: Float64Array, ear: Float32Array, start: number): void {
  for (let index = 0; index < EARS_STEP && start + index < ear.length; index += 1)
    ear[start + index] = (ear[start + index] ?? 0) + (samples[index + TAPS] ?? 0) / TRANSFORM
}

const spectra = new Map<number, Spectrum>()

/** The left ear plus i times the right. */
function bothEars(direction: number): Spectrum {
  const known = spectra.get(direction)
  if (known) return known
  const made = emptySpectrum()
  for (const [index, response] of responsesOf(direction).entries()) made[index]?.set(response)
  transform(...made)
  spectra.set(direction, made)
  return made
}

let measured: readonly Float32Array[] | undefined

function responsesOf(direction: number): readonly [left: Float32Array, right: Float32Array] {
  measured ??= decoded()
  const isLeft = direction >= measuredDirections.length
  const first = 2 * (isLeft ? direction - measuredDirections.length : direction)
  const [left = new Float32Array(), right = new Float32Array()] = measured.slice(first, first + 2)
  return isLeft ? [right, left] : [left, right]
}

function decoded(): readonly Float32Array[] {
  const bytes = Uint8Array.from(atob(KEMAR), (letter) => letter.codePointAt(0) ?? 0)
  const view = new DataView(bytes.buffer)
  return Array.from({ length: 2 * measuredDirections.length }, (_, ear) =>
    Float32Array.from(
      { length: TAPS },
      (_sample, tap) => view.getInt16(2 * (ear * TAPS + tap), true) / FULL_SCALE,
    ),
  )
}
