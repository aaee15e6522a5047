import { seededRandom, type Random } from './noise'
import { shot } from './shots-scene'
import type { NoiseWork, Scene, SceneParts, SceneWork } from './scene'
import { burst, delayed, fill, mixed, struck } from './sounds'
import { emptyParts, place } from './stage'

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
const surfaces = [stepOnMetal, stepOnWood, stepOnStone]

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
    const stepOn = surfaces[Math.floor((step * surfaces.length) / STEPS)] ?? stepOnStone
    place(targets, stepOn(random), { at, side, level: 0.24 + random() * 0.08 })
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

/**
 * Steps as Minetest Game's recordings on metal, wood and stone are, octave by octave from 125 Hz to 8 kHz: the fall of weight, what
 * rings by it, and the friction of the sole (both parts: Ekimov and Sabatier 2006, https://doi.org/10.1121/1.2217371).
 */
export function stepOnMetal(random: Random): Float32Array {
  const detune = 0.95 + random() * 0.1
  const weight = burst(
    random,
    0.03,
    { type: 'PK', fc: 380 * detune, gain: 5, q: 0.8 },
    { type: 'HP', fc: 35, q: 0.6 },
    { type: 'LP', fc: 1000, q: 0.6 },
    { type: 'LSC', fc: 150, gain: 3, q: 0.7 },
  )
  const ring = struck(0.3, [
    [310 * detune, 0.05, 0.1],
    [620 * detune, 0.06, 0.1],
    [1000 * detune, 0.05, 0.07],
    [1480 * detune, 0.05, 0.06],
    [2870 * detune, 0.04, 0.045],
    [4630 * detune, 0.03, 0.025],
  ])
  return mixed([weight, 1], [ring, 1], [sole(random, 4500), 0.13])
}

export function stepOnWood(random: Random): Float32Array {
  const detune = 0.92 + random() * 0.16
  const weight = burst(
    random,
    0.022,
    { type: 'PK', fc: 480 * detune, gain: 10, q: 1.8 },
    { type: 'HP', fc: 135, q: 0.6 },
    { type: 'LP', fc: 620, q: 0.7 },
  )
  const knock = struck(0.15, [
    [230 * detune, 0.03, 0.09],
    [470 * detune, 0.02, 0.12],
    [980 * detune, 0.012, 0.06],
  ])
  return mixed([weight, 1], [knock, 1], [sole(random, 11_000), 0.045])
}

export function stepOnStone(random: Random): Float32Array {
  const weight = burst(
    random,
    0.02,
    { type: 'PK', fc: 330 * (0.92 + random() * 0.16), gain: 8, q: 1 },
    { type: 'HP', fc: 125, q: 0.7 },
    { type: 'LP', fc: 700, q: 0.65 },
  )
  return mixed([weight, 1], [sole(random, 5500), 0.068])
}

/** The sole on the floor, heel then ball of the foot. @param highest Hz */
function sole(random: Random, highest: number): Float32Array {
  const touch = (decay: number) =>
    burst(random, decay, { type: 'HP', fc: 1500, q: 0.7 }, { type: 'LP', fc: highest, q: 0.7 })
  return mixed([touch(0.008), 1], [delayed(touch(0.014), 0.09), 0.7])
}
