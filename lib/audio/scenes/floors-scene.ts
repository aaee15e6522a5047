import { seededRandom, type Random } from './noise'
import { shot } from './shots-scene'
import type { NoiseWork, Scene, SceneParts, SceneWork } from './scene'
import { burst, fill } from './sounds'
import { emptyParts, place } from './stage'
import { stepOn } from './steps'

const STEPS = 14
/** Seconds */
const FIRST_STEP = 0.35
const PACE = 0.53

/** Seconds, direction and nearness of shots: a gun fight elsewhere. */
const gunfire = [
  { at: 2.9, side: 0.7, nearness: 0.6 },
  { at: 3.02, side: 0.7, nearness: 0.6 },
  { at: 3.14, side: 0.7, nearness: 0.6 },
  { at: 3.6, side: -0.4, nearness: 0.45 },
  { at: 6.7, side: -0.6, nearness: 0.6 },
  { at: 6.82, side: -0.6, nearness: 0.6 },
] as const
const surfaces = [stepOn('metal'), stepOn('wood'), stepOn('stone')]

/** Steps from left to right, over a metal grating, planks and stone, while grenades go off and guns are fired elsewhere. */
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
  for (const { at, side, nearness } of gunfire) {
    place(bed, shot(random, nearness), { at, side, level: nearness })
    yield
  }
  for (let step = 0; step < STEPS; step += 1) {
    const side = -0.95 + (1.9 * step) / (STEPS - 1)
    const at = FIRST_STEP + step * PACE + (random() - 0.5) * 0.03
    const make = surfaces[Math.floor((step * surfaces.length) / STEPS)] ?? stepOn('stone')
    place(targets, make(random), { at, side, level: 3 + random() })
    yield
  }
  return { bed, targets }
}

/** The air of the map: noise that falls by about 6 dB an octave, up to 12 kHz. */
export function* floorsNoise(scene: Scene, random: Random): NoiseWork {
  fill(
    scene,
    random,
    0.5,
    { type: 'HP', fc: 50, q: 0.7 },
    { type: 'HSC', fc: 250, gain: -12, q: 0.5 },
    { type: 'HSC', fc: 2000, gain: -12, q: 0.5 },
    { type: 'LP', fc: 12_000, q: 0.7 },
  )
}
