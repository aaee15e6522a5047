import { coefficients } from '../../coefficients'
import { SAMPLE_RATE, type Filter } from '../../filter'
import { filterSamples } from '../../filter-samples'

export type Random = () => number

const SEAM = 0.5 // seconds of cross-fade from end into beginning

/** Reproducible: mulberry32, in the public domain. */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/** At 48 kHz; `sampleAt` gives each sample in order, by its time in seconds. */
export function synthesize(seconds: number, sampleAt: (time: number) => number): Float32Array<ArrayBuffer> {
  const result = new Float32Array(Math.round(seconds * SAMPLE_RATE))
  for (let index = 0; index < result.length; index += 1) result[index] = sampleAt(index / SAMPLE_RATE)
  return result
}

/** From -1 to 1. */
export function whiteNoise(random: Random): () => number {
  return () => random() * 2 - 1
}

export function shaped(samples: Float32Array, ...filters: readonly Filter[]): Float32Array<ArrayBuffer> {
  return filterSamples(
    samples,
    filters.map((filter) => coefficients(filter)),
  )
}

/** Its end cross-fades into its beginning. */
export function endlessNoise(
  seconds: number,
  random: Random,
  ...filters: readonly Filter[]
): Float32Array<ArrayBuffer> {
  const long = shaped(synthesize(seconds + SEAM, whiteNoise(random)), ...filters)
  const seam = Math.round(SEAM * SAMPLE_RATE)
  const result = long.slice(0, long.length - seam)
  const end = long.subarray(result.length)
  for (const [index, sample] of end.entries()) {
    const angle = (index / seam) * (Math.PI / 2)
    result[index] = (result[index] ?? 0) * Math.sin(angle) + sample * Math.cos(angle)
  }
  return result
}
