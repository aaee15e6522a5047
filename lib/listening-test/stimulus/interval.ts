import { SAMPLE_RATE } from '@/lib/audio/filter'
import { kWeighted } from '@/lib/audio/loudness'
import type { Random } from '@/lib/audio/scenes/synthesis/noise'
import type { Scene } from '@/lib/audio/scenes/scene'
import { trialPlan } from '../procedure/trial-plan'

/** Samples of noise before an interval, in which filters settle; not played. */
export const SETTLING = Math.round(0.1 * SAMPLE_RATE)

/** Settling included. */
export type Ears = Scene

const { intervalLength, soundAt, soundLength, edge } = trialPlan
const WINDOW = { start: SETTLING + soundAt, end: SETTLING + soundAt + soundLength }

/** Mean square, both ears together, for LUFS: BS.1770, -0.691 + 10 · lg(mean square). */
export function powerFor(loudness: number): number {
  return 10 ** ((loudness + 0.691) / 10)
}

/** The sum of two stretches at random positions of a bed. Where the sound may lie, its loudness is always the same,
 * so that levels relative to it are exact.
 * @param power mean square, see `powerFor` */
export function noiseFrom(bed: Scene, power: number, random: Random): Ears {
  const length = SETTLING + intervalLength
  const places = [random(), random()].map((share) => Math.floor(share * bed.left.length))
  const stretch = (track: Float32Array) => {
    const result = new Float32Array(length)
    for (const place of places)
      for (let index = 0; index < length; index += 1)
        result[index] = (result[index] ?? 0) + (track[(place + index) % track.length] ?? 0)
    return result
  }
  const ears = { left: stretch(bed.left), right: stretch(bed.right) }
  const factor = Math.sqrt(power / powerOf(ears))
  scale(ears.left, factor)
  scale(ears.right, factor)
  return ears
}

/** Fits into an interval, at 0 dB on both ears: K-weighted energy as of noise of this power in the sound's 0.6 s. */
export function soundAtPower(sound: Float32Array, power: number): Float32Array<ArrayBuffer> {
  const cut = new Float32Array(sound.subarray(0, soundLength))
  if (sound.length > soundLength) fall(cut)
  scale(cut, Math.sqrt(power / powerOf(earsWith(cut, cut))))
  return cut
}

export function earsWith(left: Float32Array, right: Float32Array): Ears {
  const silent = () => new Float32Array(SETTLING + intervalLength)
  const ears = { left: silent(), right: silent() }
  ears.left.set(left, WINDOW.start)
  ears.right.set(right, WINDOW.start)
  return ears
}

/** Half a cosine at both ends, which does not click. */
export function raiseEdges(samples: Float32Array): void {
  const last = samples.length - 1
  for (let index = 0; index < edge; index += 1) {
    const share = riseAt(index)
    samples[index] = (samples[index] ?? 0) * share
    samples[last - index] = (samples[last - index] ?? 0) * share
  }
}

export function scale(samples: Float32Array, factor: number): void {
  for (let index = 0; index < samples.length; index += 1) samples[index] = (samples[index] ?? 0) * factor
}

/** K-weighted mean square where the sound may lie, both ears together. */
function powerOf({ left, right }: Ears): number {
  let sum = 0
  for (const ear of [left, right])
    for (const sample of kWeighted(ear).subarray(WINDOW.start, WINDOW.end)) sum += sample * sample
  return sum / soundLength
}

function fall(samples: Float32Array): void {
  const last = samples.length - 1
  for (let index = 0; index < edge; index += 1)
    samples[last - index] = (samples[last - index] ?? 0) * riseAt(index)
}

function riseAt(index: number): number {
  return 0.5 - 0.5 * Math.cos((Math.PI * index) / edge)
}
