import { ambience, gusts } from '../synthesis/ambience'
import type { PlacedTarget, SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { synthesize, type Random } from '../synthesis/noise'
import type { Room } from '../acoustics/room'
import type { NoiseWork, Scene } from '../scene'
import { struck, hump } from '../synthesis/sounds'
import { shout } from '../synthesis/voice'
import { inOctaves } from '../synthesis/octaves'

/** A courtyard. */
const ROOM: Room = { walls: [9, 7, 6, 8, 30, 1.6], reflects: 0.5, tail: 0.7, wet: 0.06 }

const STEPS = 14

/** Steps around a corner on stone and tiles, some on a gallery above, while guns are fired and a cloud of smoke hisses. */
export const tilesScene: SceneDesign = {
  seed: 83,
  room: ROOM,
  noise: tilesNoise,
  bed: [
    ...[2.05, 2.16, 2.27, 5.0, 5.11].map((at) => ({ make: gunshot, at, azimuth: 60, level: 2.2 })),
    ...[3.5, 6.4, 6.51].map((at) => ({ make: gunshot, at, azimuth: -120, level: 1.3 })),
    { make: explosion, at: 4.1, azimuth: 150, level: 2.8 },
    { make: shout, at: 0.4, azimuth: 0, level: 3 },
    ...[0.9, 2.9, 4.9].map((at) => ({ make: device, at, azimuth: -30, level: 0.15 })),
    { make: gust, at: 5.4, azimuth: 20, level: 1.2 },
  ],
  targets: Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
    kind: step < STEPS / 2 ? 'stoneSteps' : 'tileSteps',
    at: 0.3 + step * 0.53,
    azimuth: 150 - 22 * step,
    elevation: step < STEPS / 2 ? 0 : 35,
    level: step < STEPS / 2 ? 0.75 : 0.5,
  })),
}

/** Background noise of the map, and a hissing cloud of smoke. */
export function* tilesNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.9)
  yield* gusts(
    scene,
    random,
    { level: 0.02, times: 2, depth: 0.5 },
    { type: 'HP', fc: 400, q: 0.6 },
    { type: 'LP', fc: 2200, q: 0.6 },
  )
}

/** A device counting down. */
function device(): Float32Array {
  return struck(0.25, [
    [1320, 0.05, 1],
    [2640, 0.03, 0.3],
  ])
}

/** Wind of an ability that carries a player away. */
function gust(random: Random): Float32Array {
  return inOctaves(
    synthesize(0.8, (time) => (random() * 2 - 1) * hump(time, 0.3, 0.3)),
    [-20, -12, -6, -2, 0, -3, -8, -14],
  )
}
