import { seededRandom, type Random } from './noise'
import type { NoiseWork, Scene, SceneParts, SceneWork } from './scene'
import { burst, fill, mixed, struck } from './sounds'
import { emptyParts, place } from './stage'

const STEPS = 11
/** Seconds */
const FIRST_STEP = 0.3
const PACE = 0.48
/** Seconds and direction of the blows on a barricade, and of a gadget’s beeps. */
const blows = [5.9, 6.35, 6.8]
const beeps = [1.05, 2.9, 4.75]

/** Steps overhead, from right to left, through a ceiling; someone boards up a door, and a gadget beeps. */
export function* wallsScene(): SceneWork<SceneParts> {
  const random = seededRandom(47)
  const { bed, targets } = emptyParts()
  yield* wallsNoise(bed, random)
  for (let step = 0; step < STEPS; step += 1) {
    yield
    const at = FIRST_STEP + step * PACE + (random() - 0.5) * 0.03
    place(targets, stepAbove(random), { at, side: 0.8 - (1.6 * step) / (STEPS - 1), level: 0.6 })
  }
  for (const at of blows) {
    yield
    place(targets, blow(random), { at, side: -0.7, level: 0.42 })
  }
  for (const at of beeps) place(targets, beep(), { at, side: 0.6, level: 0.1 })
  return { bed, targets }
}

/** A house with its air conditioning. */
export function* wallsNoise(scene: Scene, random: Random): NoiseWork {
  fill(scene, random, 1.5, { type: 'LP', fc: 70, q: 0.9 }, { type: 'HP', fc: 28, q: 0.7 })
  yield
  fill(scene, random, 0.22, { type: 'HP', fc: 380, q: 0.7 }, { type: 'LP', fc: 900, q: 0.7 })
  yield
  fill(scene, random, 0.03, { type: 'HP', fc: 7000, q: 0.7 })
}

/** All that comes through: the thud, and the ceiling that answers it. */
export function stepAbove(random: Random): Float32Array {
  const ceiling = struck(0.3, [
    [118, 0.05, 0.5],
    [226, 0.04, 0.6],
    [340, 0.025, 0.3],
  ])
  return mixed([ceiling, 0.8], [burst(random, 0.025, { type: 'LP', fc: 420, q: 0.8 }), 0.9])
}

/** A gadget. */
export function beep(): Float32Array {
  return struck(0.3, [[2200, 0.06, 1]])
}

/** A board that is hammered on. */
export function blow(random: Random): Float32Array {
  const board = struck(0.25, [
    [310, 0.03, 0.6],
    [840, 0.02, 0.4],
    [2150, 0.014, 0.7],
    [3300, 0.01, 0.4],
  ])
  return mixed([board, 0.8], [burst(random, 0.006, { type: 'HP', fc: 1500, q: 0.7 }), 0.8])
}
