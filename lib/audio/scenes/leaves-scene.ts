import { SAMPLE_RATE } from '../filter'
import { seededRandom, synthesize, type Random } from './noise'
import type { NoiseWork, Scene, SceneParts, SceneWork } from './scene'
import { fill, struck } from './sounds'
import { emptyParts, place } from './stage'

/** Seconds from the start, direction, seconds long: somebody who moves through a bush, and stops to listen. */
const rustles = [
  { at: 0.4, side: -0.9, length: 0.5 },
  { at: 1.3, side: -0.75, length: 0.35 },
  { at: 2.9, side: -0.4, length: 0.6 },
  { at: 4.7, side: 0.2, length: 0.4 },
  { at: 5.3, side: 0.45, length: 0.5 },
  { at: 7, side: 0.8, length: 0.45 },
] as const
/** Seconds at which a magazine is taken out and put in. */
const clicks = [3.9, 4.15]
const LEAVES_A_SECOND = 260

/** Leaves and cloth rustle from left to right, a magazine clicks, under the hiss of an active headset. */
export function* leavesScene(): SceneWork<SceneParts> {
  const random = seededRandom(61)
  const { bed, targets } = emptyParts()
  yield* leavesNoise(bed, random)
  for (const { at, side, length } of rustles) {
    yield
    place(targets, rustle(random, length), { at, side, level: 0.16 })
  }
  yield
  for (const [index, at] of clicks.entries()) place(targets, click(index), { at, side: -0.1, level: 0.12 })
  return { bed, targets }
}

/** Wind, and the hiss of an active headset. */
export function* leavesNoise(scene: Scene, random: Random): NoiseWork {
  fill(scene, random, 0.5, { type: 'LP', fc: 110, q: 0.8 }, { type: 'HP', fc: 32, q: 0.7 })
  yield
  fill(scene, random, 0.1, { type: 'LP', fc: 900, q: 0.5 }, { type: 'HP', fc: 300, q: 0.6 })
  yield
  fill(scene, random, 0.02, { type: 'HP', fc: 10_500, q: 0.7 })
}

/** Many small leaves, most of them in the middle of the movement. */
export function rustle(random: Random, length: number): Float32Array {
  const sound = synthesize(length + 0.02, () => 0)
  for (let leaf = 0; leaf < length * LEAVES_A_SECOND; leaf += 1) {
    const at = ((random() + random()) / 2) * length
    addLeaf(sound, Math.round(at * SAMPLE_RATE), random)
  }
  return sound
}

/** A leaf against another: a hiss of a few milliseconds. */
function addLeaf(sound: Float32Array, start: number, random: Random): void {
  const frequency = 3800 + 4200 * random()
  const decay = 0.0008 + 0.002 * random()
  const strength = random() ** 2
  for (let index = 0; index < decay * 6 * SAMPLE_RATE && start + index < sound.length; index += 1) {
    const time = index / SAMPLE_RATE
    const hiss = Math.sin(2 * Math.PI * frequency * time) + random() * 2 - 1
    sound[start + index] = (sound[start + index] ?? 0) + strength * Math.exp(-time / decay) * hiss
  }
}

export function click(index: number): Float32Array {
  return struck(0.12, [
    [1750 + 200 * index, 0.008, 0.4],
    [3550 - 150 * index, 0.012, 0.9],
    [5900, 0.006, 0.5],
  ])
}
