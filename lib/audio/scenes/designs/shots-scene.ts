import { ambience, gusts } from '../synthesis/ambience'
import type { PlacedTarget, SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { shaped, type Random } from '../synthesis/noise'
import { rooms } from '../acoustics/rooms'
import type { NoiseWork, Scene } from '../scene'

/** Seconds and directions of distant shots. */
const shots = [
  [0.5, -70],
  [1.9, 50],
  [2.25, 52],
  [3.8, -20],
  [3.93, -20],
  [4.06, -20],
  [5.2, 150],
  [6.1, -160],
] as const

/** Distant shots from several sides, in wind, while a gun is fired nearby. */
export const shotsScene: SceneDesign = {
  seed: 23,
  room: rooms.openField,
  noise: shotsNoise,
  bed: [
    ...[1.2, 1.32, 4.7].map((at) => ({ make: gunshot, at, azimuth: 100, level: 3 })),
    { make: explosion, at: 3, azimuth: -120, level: 3 },
  ],
  targets: shots.map(([at, azimuth]): PlacedTarget => ({ kind: 'shot', at, azimuth, level: 1.2 })),
}

/** Background noise, and wind. */
export function* shotsNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.8)
  yield* gusts(
    scene,
    random,
    { level: 0.06, times: 2, depth: 0.5 },
    { type: 'LP', fc: 480, q: 0.5 },
    { type: 'HP', fc: 60, q: 0.6 },
  )
}

/** A distant shot: the air has absorbed its treble. */
export function shot(random: Random): Float32Array<ArrayBuffer> {
  return shaped(gunshot(random, 0.03), { type: 'HP', fc: 120, q: 0.6 }, { type: 'LP', fc: 2200, q: 0.6 })
}
