import { SAMPLE_RATE, type Filter } from '../../filter'
import { shaped, synthesize, whiteNoise, type Random } from './noise'
import { SCENE_LENGTH } from '../scene'

/** Of a struck object: Hz, seconds until it has fallen to 1/e, level. */
type Mode = readonly [frequency: number, decay: number, level: number]

/** Noise. @param decay time constant in seconds */
export function burst(
  random: Random,
  decay: number,
  ...filters: readonly Filter[]
): Float32Array<ArrayBuffer> {
  const noise = whiteNoise(random)
  return shaped(
    synthesize(decay * 7, (time) => noise() * Math.exp(-time / decay)),
    ...filters,
  )
}

export function struck(seconds: number, modes: readonly Mode[]): Float32Array<ArrayBuffer> {
  return synthesize(seconds, (time) =>
    modes.reduce(
      (sum, [frequency, decay, level]) =>
        sum + level * Math.exp(-time / decay) * Math.sin(2 * Math.PI * frequency * time),
      0,
    ),
  )
}

/** As long as the longest. */
export function mixed(...parts: readonly (readonly [Float32Array, number])[]): Float32Array<ArrayBuffer> {
  const result = new Float32Array(Math.max(...parts.map(([sound]) => sound.length)))
  for (const [sound, level] of parts)
    for (let index = 0; index < sound.length; index += 1)
      result[index] = (result[index] ?? 0) + (sound[index] ?? 0) * level
  return result
}

export function delayed(sound: Float32Array, seconds: number): Float32Array<ArrayBuffer> {
  const start = Math.round(seconds * SAMPLE_RATE)
  const result = new Float32Array(start + sound.length)
  result.set(sound, start)
  return result
}

const SETTLING = 1 // seconds until filters have settled

/** Loops. Its first second is taken from the second pass, since filters start from silence. */
export function repeating(
  sampleAt: (time: number) => number,
  ...filters: readonly Filter[]
): Float32Array<ArrayBuffer> {
  const long = shaped(synthesize(SCENE_LENGTH + SETTLING, sampleAt), ...filters)
  const end = SCENE_LENGTH * SAMPLE_RATE
  long.set(long.subarray(end), 0)
  return long.slice(0, end)
}

/** @param levelAt factor for each time in seconds */
export function swelling(sound: Float32Array, levelAt: (time: number) => number): Float32Array<ArrayBuffer> {
  const result = new Float32Array(sound)
  for (let index = 0; index < result.length; index += 1)
    result[index] = (result[index] ?? 0) * levelAt(index / SAMPLE_RATE)
  return result
}

/** A smooth pulse around a moment, `width` seconds each way; 0 outside of it. */
export function hump(time: number, centre: number, width: number): number {
  const distance = Math.abs(time - centre) / width
  return distance >= 1 ? 0 : Math.cos((distance * Math.PI) / 2) ** 2
}
