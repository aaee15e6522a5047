import { seededRandom, type Random } from './noise'
import type { NoiseWork, Scene, SceneParts, SceneWork } from './scene'
import { burst, fill, struck, swelling } from './sounds'
import { emptyParts, place } from './stage'
import { voice } from './voice'

const DROPS = 60
const CRACKLES = 26
/** Seconds and direction of what is said beside the fire. */
const words = [
  { at: 0.7, side: -0.35 },
  { at: 3.2, side: 0.3 },
  { at: 5.9, side: -0.35 },
] as const

/** Two talk by a fire in the rain, without words; it thunders far away. */
export function* rainScene(): SceneWork<SceneParts> {
  const random = seededRandom(67)
  const { bed, targets } = emptyParts()
  yield* rainNoise(bed, random)
  for (let drop = 0; drop < DROPS; drop += 1)
    place(
      bed,
      burst(random, 0.003, { type: 'PK', fc: 5500, gain: 10, q: 2 }, { type: 'HP', fc: 3000, q: 0.7 }),
      {
        at: random() * 8,
        side: random() * 2 - 1,
        level: 0.08 + 0.12 * random(),
      },
    )
  yield
  for (const at of [1.9, 5.4]) {
    place(bed, thunder(random), { at, side: 0.5 - at / 8, level: 1.6 })
    yield
  }
  for (let crackle = 0; crackle < CRACKLES; crackle += 1)
    place(bed, crackling(random), { at: random() * 8, side: 0, level: 0.1 + 0.25 * random() ** 3 })
  for (const { at, side } of words) {
    yield
    place(targets, voice(random), { at, side, level: 9.8 })
  }
  return { bed, targets }
}

/** Rain, and a fire. */
export function* rainNoise(scene: Scene, random: Random): NoiseWork {
  fill(scene, random, 0.11, { type: 'HP', fc: 2600, q: 0.6 }, { type: 'LP', fc: 9000, q: 0.6 })
  yield
  fill(scene, random, 0.12, { type: 'HP', fc: 180, q: 0.6 }, { type: 'LP', fc: 600, q: 0.6 })
  yield
}

function thunder(random: Random): Float32Array {
  const roll = burst(random, 0.5, { type: 'LP', fc: 85, q: 0.8 }, { type: 'HP', fc: 28, q: 0.7 })
  return swelling(roll, (time) => Math.min(1, time / 0.25))
}

/** Resin that bursts in the embers, with a little glitter. */
function crackling(random: Random): Float32Array {
  return struck(0.03, [
    [900 + 900 * random(), 0.002, 0.7],
    [11_000 + 2000 * random(), 0.0015, 0.4],
  ])
}
