import { seededRandom, type Random } from './noise'
import type { NoiseWork, Scene, SceneParts, SceneWork } from './scene'
import { burst, delayed, fill, mixed, struck } from './sounds'
import { emptyParts, place } from './stage'

const STEPS = 14
/** Seconds */
const FIRST_STEP = 0.35
const PACE = 0.53

/** Steps from left to right, first over a metal grating, then over planks, while grenades go off elsewhere. */
export function* floorsScene(): SceneWork<SceneParts> {
  const random = seededRandom(41)
  const { bed, targets } = emptyParts()
  yield* floorsNoise(bed, random)
  yield
  for (const { at, side } of [
    { at: 1.6, side: 0.4 },
    { at: 5.3, side: -0.5 },
  ]) {
    place(bed, burst(random, 0.28, { type: 'LP', fc: 130, q: 0.8 }), { at, side, level: 2.2 })
    place(bed, burst(random, 0.2, { type: 'PK', fc: 280, gain: 12, q: 2 }, { type: 'LP', fc: 500, q: 0.7 }), {
      at: at + 0.05,
      side: -side,
      level: 0.35,
    })
    yield
  }
  for (let step = 0; step < STEPS; step += 1) {
    const side = -0.95 + (1.9 * step) / (STEPS - 1)
    const at = FIRST_STEP + step * PACE + (random() - 0.5) * 0.03
    const sound = step < STEPS / 2 ? stepOnMetal(random) : stepOnWood(random)
    place(targets, sound, { at, side, level: 0.3 + random() * 0.08 })
    yield
  }
  return { bed, targets }
}

/** The rumble of the map. */
export function* floorsNoise(scene: Scene, random: Random): NoiseWork {
  fill(scene, random, 0.5, { type: 'LP', fc: 260, q: 0.7 }, { type: 'HP', fc: 60, q: 0.7 })
}

export function stepOnMetal(random: Random): Float32Array {
  const detune = 0.97 + random() * 0.06
  const ring = struck(0.4, [
    [610 * detune, 0.05, 0.25],
    [1480 * detune, 0.07, 0.3],
    [2870 * detune, 0.06, 0.5],
    [4630 * detune, 0.04, 0.45],
  ])
  return mixed([ring, 0.6], [sole(random), 0.6])
}

export function stepOnWood(random: Random): Float32Array {
  const detune = 0.95 + random() * 0.1
  const knock = struck(0.2, [
    [150 * detune, 0.03, 0.8],
    [410 * detune, 0.02, 0.5],
    [960 * detune, 0.012, 0.4],
    [2750 * detune, 0.006, 0.5],
  ])
  return mixed([knock, 0.8], [sole(random), 0.7])
}

/** The sole itself, heel then ball of the foot. */
function sole(random: Random): Float32Array {
  const touch = (decay: number) =>
    burst(random, decay, { type: 'HP', fc: 2100, q: 0.7 }, { type: 'LP', fc: 6500, q: 0.7 })
  return mixed([touch(0.008), 1], [delayed(touch(0.014), 0.09), 0.7])
}
