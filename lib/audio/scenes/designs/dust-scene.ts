import { ambience, gusts } from '../synthesis/ambience'
import type { PlacedTarget, SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { synthesize, type Random } from '../synthesis/noise'
import type { Room } from '../acoustics/room'
import type { NoiseWork, Scene } from '../scene'
import { hump } from '../synthesis/sounds'
import { inOctaves } from '../synthesis/octaves'
import { shout } from '../synthesis/voice'

/** A canyon. */
const ROOM: Room = { walls: [40, 25, 18, 22, 80, 1.6], reflects: 0.5, tail: 1.6, wet: 0.05 }

const STEPS = 15

/** A squad runs around the player on earth and sand, while another fights and a ship passes high above. */
export const dustScene: SceneDesign = {
  seed: 89,
  room: ROOM,
  noise: dustNoise,
  bed: [
    ...[1.2, 1.28, 1.36, 1.44, 4.3, 4.38, 4.46].map((at) => ({
      make: gunshot,
      at,
      azimuth: -75,
      level: 2.2,
    })),
    ...[2.7, 3.15, 6.1].map((at) => ({
      make: (random: Random) => gunshot(random, 0.06),
      at,
      azimuth: 40,
      level: 1.4,
    })),
    { make: explosion, at: 5.2, azimuth: 110, level: 2.8 },
    { make: shout, at: 3.5, azimuth: 10, level: 3 },
    { make: ship, at: 0, azimuth: 30, elevation: 60, level: 6 },
  ],
  targets: Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
    kind: step % 8 < 4 ? 'earthSteps' : 'sandSteps',
    at: 0.25 + step * 0.48,
    azimuth: -160 + 21 * step,
    level: 0.5,
  })),
}

/** Background noise of the map, and wind over sand. */
export function* dustNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.8)
  yield* gusts(
    scene,
    random,
    { level: 0.03, times: 2, depth: 0.6 },
    { type: 'HP', fc: 250, q: 0.6 },
    { type: 'LP', fc: 1500, q: 0.5 },
  )
}

/** A ship that comes and goes. */
function ship(random: Random): Float32Array {
  return inOctaves(
    synthesize(6, (time) => (random() * 2 - 1) * hump(time, 3, 3)),
    [0, -1, -5, -10, -16, -22, -28, -34],
  )
}
