import { SAMPLE_RATE } from '../filter'
import { loudnessOf } from '../loudness'
import { amplitudeOf } from '../preamp'
import { shaped, synthesize } from './noise'
import { SCENE_LENGTH, type FinishedScene, type Scene } from './scene'

/** Seconds by which a sound from one side reaches the far ear later. */
const EAR_DELAY = 0.00066
/** dB at the ear in the shadow of the head: over all, and above 2 kHz besides. */
const SHADOW = { level: -4, treble: -10 } as const
/** The highest sample of a finished scene; leaves headroom for filters. */
const PEAK = 0.7
/** LUFS of a finished scene; one with high peaks stays below. */
const LOUDNESS = -18

interface Placement {
  /** Seconds from the start of the scene. */
  at: number
  /** -1 is left, 0 ahead, 1 right. */
  side: number
  level: number
}

export function emptyScene(): Scene {
  return { left: synthesize(SCENE_LENGTH, () => 0), right: synthesize(SCENE_LENGTH, () => 0) }
}

/** Adds a sound to a scene, from a direction: the far ear hears it later, softer and duller. */
export function place(scene: Scene, sound: Float32Array, { at, side, level }: Placement): void {
  const distance = Math.abs(side)
  const shadowed = shaped(sound, { type: 'HSC', fc: 2000, gain: SHADOW.treble * distance, q: 0.7 })
  const [near, far] = side < 0 ? [scene.left, scene.right] : [scene.right, scene.left]
  add(near, sound, at, level)
  add(far, shadowed, at + EAR_DELAY * distance, level * 10 ** ((SHADOW.level * distance) / 20))
}

/** Adds a sound to both ears. */
export function surround(scene: Scene, left: Float32Array, right: Float32Array, level: number): void {
  add(scene.left, left, 0, level)
  add(scene.right, right, 0, level)
}

/** The scene as loud as all others, unless its peaks would be too high. */
export function levelled({ left, right }: Scene): FinishedScene {
  const peak = Math.max(peakOf(left), peakOf(right))
  const loudness = loudnessOf([left, right])
  const gain = Math.min(PEAK / peak, amplitudeOf(LOUDNESS - loudness))
  const level = (samples: Float32Array) => samples.map((sample) => sample * gain)
  return { left: level(left), right: level(right), loudness: loudness + 20 * Math.log10(gain) }
}

/** A sound reaching beyond the end wraps around to the beginning, since scenes are looped. */
function add(track: Float32Array, sound: Float32Array, at: number, level: number): void {
  const start = Math.round(at * SAMPLE_RATE)
  for (let index = 0; index < sound.length; index += 1) {
    const position = (start + index) % track.length
    track[position] = (track[position] ?? 0) + (sound[index] ?? 0) * level
  }
}

function peakOf(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}
