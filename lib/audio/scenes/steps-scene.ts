import { endlessNoise, seededRandom, type Random } from './noise'
import { type NoiseWork, SCENE_LENGTH, type Scene, type SceneParts, type SceneWork } from './scene'
import { emptyParts, place, surround } from './stage'
import { stepOn } from './steps'

const STEPS = 14
/** Seconds */
const FIRST_STEP = 0.35
const PACE = 0.53

/** Steps on gravel from left to right, over the rumble of engines and a droning room. */
export function* stepsScene(): SceneWork<SceneParts> {
  const random = seededRandom(11)
  const { bed, targets } = emptyParts()
  yield* stepsNoise(bed, random)
  for (let step = 0; step < STEPS; step += 1) {
    yield
    const side = -0.95 + (1.9 * step) / (STEPS - 1)
    const at = FIRST_STEP + step * PACE + (random() - 0.5) * 0.03
    place(targets, stepOn('gravel')(random), { at, side, level: 3.4 + random() })
  }
  return { bed, targets }
}

/** Engines and a room. */
export function* stepsNoise(scene: Scene, random: Random): NoiseWork {
  const rumble = () =>
    endlessNoise(
      SCENE_LENGTH,
      random,
      { type: 'LP', fc: 90, q: 0.9 },
      { type: 'HP', fc: 28, q: 0.7 },
      { type: 'PK', fc: 62, gain: 8, q: 2 },
    )
  const drone = () =>
    endlessNoise(SCENE_LENGTH, random, { type: 'LP', fc: 420, q: 0.7 }, { type: 'HP', fc: 140, q: 0.7 })
  surround(scene, rumble(), rumble(), 1.6)
  yield
  surround(scene, drone(), drone(), 0.45)
}
