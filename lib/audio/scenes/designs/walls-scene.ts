import { ambience, gusts } from '../synthesis/ambience'
import type { PlacedTarget, SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { shaped, type Random } from '../synthesis/noise'
import { rooms } from '../acoustics/rooms'
import type { NoiseWork, Scene } from '../scene'
import { burst, mixed, struck } from '../synthesis/sounds'
import { stepOn } from '../synthesis/steps'
import { shout } from '../synthesis/voice'

const STEPS = 11

/** Steps overhead, from right to left, through a ceiling; someone boards up a door, a gadget beeps, a charge goes off. */
export const wallsScene: SceneDesign = {
  seed: 47,
  room: rooms.house,
  noise: wallsNoise,
  bed: [
    ...[2.5, 2.6, 2.7, 6.1].map((at) => ({ make: gunshot, at, azimuth: 110, level: 2 })),
    { make: explosion, at: 4.3, azimuth: -120, level: 2.6 },
    { make: shout, at: 0.3, azimuth: 0, level: 2 },
  ],
  targets: [
    ...Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
      kind: 'stepsAbove',
      at: 0.3 + step * 0.48,
      azimuth: 80 - (160 * step) / (STEPS - 1),
      elevation: 65,
      level: 0.6,
    })),
    ...[5.5, 5.85, 6.5].map((at): PlacedTarget => ({ kind: 'blow', at, azimuth: -70, level: 0.01 })),
    ...[1.05, 3.3, 4.9].map((at): PlacedTarget => ({ kind: 'beep', at, azimuth: 60, level: 0.002 })),
  ],
}

/** Background noise of a house with air conditioning. */
export function* wallsNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.8)
  yield* gusts(
    scene,
    random,
    { level: 0.01, times: 1, depth: 0 },
    { type: 'HP', fc: 380, q: 0.7 },
    { type: 'LP', fc: 3000, q: 0.5 },
  )
}

const woodAbove = stepOn('wood')

/** A step on planks, heard through the ceiling. */
export function stepAbove(random: Random): Float32Array<ArrayBuffer> {
  return shaped(woodAbove(random), { type: 'LP', fc: 700, q: 0.7 })
}

export function beep(random: Random): Float32Array<ArrayBuffer> {
  return struck(0.3, [[2200 * (0.97 + 0.06 * random()), 0.06, 1]])
}

/** A hammer blow on a board. */
export function blow(random: Random): Float32Array<ArrayBuffer> {
  const detune = 0.95 + 0.1 * random()
  const board = struck(0.25, [
    [310 * detune, 0.03, 0.6],
    [840 * detune, 0.02, 0.4],
    [2150 * detune, 0.014, 0.7],
    [3300 * detune, 0.01, 0.4],
  ])
  return mixed([board, 0.8], [burst(random, 0.006, { type: 'HP', fc: 1500, q: 0.7 }), 0.8])
}
