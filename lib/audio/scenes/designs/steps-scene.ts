import { ambience, gusts } from '../synthesis/ambience'
import type { PlacedTarget, SceneDesign } from './design'
import { gunshot } from '../synthesis/gunfire'
import type { Random } from '../synthesis/noise'
import { rooms } from '../acoustics/rooms'
import type { NoiseWork, Scene } from '../scene'

const STEPS = 14

/** Steps on gravel from left to right, over the rumble of engines, while shots are fired elsewhere. */
export const stepsScene: SceneDesign = {
  seed: 11,
  room: rooms.yard,
  noise: stepsNoise,
  bed: [2.6, 2.7, 2.8, 5.9].map((at) => ({ make: gunshot, at, azimuth: -50, level: 1.3 })),
  targets: Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
    kind: 'gravelSteps',
    at: 0.35 + step * 0.53,
    azimuth: -85 + (170 * step) / (STEPS - 1),
    level: 0.32,
  })),
}

/** Background noise, and engines. */
export function* stepsNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.8)
  yield* gusts(
    scene,
    random,
    { level: 0.5, times: 2, depth: 0.2 },
    { type: 'LP', fc: 90, q: 0.9 },
    { type: 'PK', fc: 62, gain: 8, q: 2 },
  )
}
