import { ambience } from '../synthesis/ambience'
import type { PlacedTarget, SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import type { Random } from '../synthesis/noise'
import { rooms } from '../acoustics/rooms'
import type { NoiseWork, Scene } from '../scene'
import { shout } from '../synthesis/voice'

const STEPS = 14
const floors = ['metalSteps', 'woodSteps', 'stoneSteps'] as const

/** Steps from left to right, over a metal grating, planks and stone, while grenades go off, guns are fired and a voice calls. */
export const floorsScene: SceneDesign = {
  seed: 41,
  room: rooms.yard,
  noise: floorsNoise,
  bed: [
    ...[2.9, 3.02, 3.14, 6.5].map((at) => ({ make: gunshot, at, azimuth: 60, level: 2.2 })),
    ...[3.6, 6.62].map((at) => ({ make: gunshot, at, azimuth: -140, level: 1.6 })),
    { make: explosion, at: 1.6, azimuth: 35, level: 3 },
    { make: explosion, at: 5.1, azimuth: -45, level: 2.4 },
    { make: shout, at: 4.2, azimuth: 0, level: 3 },
  ],
  targets: Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
    kind: floors[Math.floor((step * floors.length) / STEPS)] ?? 'stoneSteps',
    at: 0.35 + step * 0.53,
    azimuth: -85 + (170 * step) / (STEPS - 1),
    level: step < STEPS / floors.length ? 0.68 : 0.75,
  })),
}

/** Background noise of the map. */
export function* floorsNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.9)
}
