import { SAMPLE_RATE } from '../filter'
import { endlessNoise, seededRandom, synthesize, whiteNoise, shaped, type Random } from './noise'
import { type NoiseWork, SCENE_LENGTH, type Scene, type SceneParts, type SceneWork } from './scene'
import { emptyParts, place, surround } from './stage'

const STEPS = 14
/** Seconds */
const FIRST_STEP = 0.35
const PACE = 0.53
const STEP_LENGTH = 0.3
const GRAINS = 70

/** Steps on gravel from left to right, over the rumble of engines and a droning room. */
export function* stepsScene(): SceneWork<SceneParts> {
  const random = seededRandom(11)
  const { bed, targets } = emptyParts()
  yield* stepsNoise(bed, random)
  for (let step = 0; step < STEPS; step += 1) {
    yield
    const side = -0.95 + (1.9 * step) / (STEPS - 1)
    const at = FIRST_STEP + step * PACE + (random() - 0.5) * 0.03
    place(targets, stepOnGravel(random), { at, side, level: 0.16 + random() * 0.05 })
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

/** Many small stones: first under the heel, then, more of them, under the ball of the foot. */
export function stepOnGravel(random: Random): Float32Array {
  const step = synthesize(STEP_LENGTH, () => 0)
  for (let grain = 0; grain < GRAINS; grain += 1) {
    const isHeel = grain < GRAINS / 3
    const at = isHeel ? random() * 0.05 : 0.08 + random() * random() * 0.14
    addStone(step, at, random, isHeel ? 0.9 : 0.6)
  }
  const thud = shaped(
    synthesize(STEP_LENGTH, (time) => whiteNoise(random)() * Math.exp(-time / 0.03)),
    { type: 'LP', fc: 180, q: 0.8 },
  )
  return step.map((sample, index) => sample + (thud[index] ?? 0) * 1.2)
}

/** One stone against another: a ring of a few milliseconds. */
function addStone(step: Float32Array, at: number, random: Random, level: number): void {
  const frequency = 1500 + 4500 * random() ** 1.4
  const decay = 0.0015 + random() * 0.003
  const strength = level * random() ** 2
  const start = Math.round(at * SAMPLE_RATE)
  const length = Math.round(decay * 6 * SAMPLE_RATE)
  for (let index = 0; index < length && start + index < step.length; index += 1) {
    const time = index / SAMPLE_RATE
    const ring = Math.sin(2 * Math.PI * frequency * time) + 0.6 * (random() * 2 - 1)
    step[start + index] = (step[start + index] ?? 0) + strength * Math.exp(-time / decay) * ring
  }
}
