import { ambience, gusts } from '../synthesis/ambience'
import type { PlacedTarget, SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import type { Random } from '../synthesis/noise'
import { octaveNoise } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'
import type { NoiseWork, Scene } from '../scene'
import { hump, struck } from '../synthesis/sounds'
import { voice } from '../synthesis/voice'

/** Seconds and directions of a player who moves through a bush, and stops to listen. */
const rustles = [
  [0.4, -90],
  [1.3, -75],
  [2.9, -40],
  [4.6, 20],
  [5.3, 45],
  [6.2, 80],
] as const

/** Leaves and cloth rustle from left to right, a magazine clicks; shots fall far away, and a voice speaks. */
export const leavesScene: SceneDesign = {
  seed: 61,
  room: rooms.forest,
  noise: leavesNoise,
  bed: [
    ...[2.2, 2.34, 5.9].map((at) => ({ make: gunshot, at, azimuth: 150, level: 2 })),
    { make: explosion, at: 4.9, azimuth: -150, level: 1.6 },
    { make: voice, at: 0.9, azimuth: 30, level: 1.2 },
  ],
  targets: [
    ...rustles.map(([at, azimuth]): PlacedTarget => ({ kind: 'rustle', at, azimuth, level: 0.5 })),
    ...[3.7, 3.95].map((at): PlacedTarget => ({ kind: 'click', at, azimuth: -10, level: 0.0066 })),
  ],
}

/** Background noise, wind in the trees, and a generator. */
export function* leavesNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.8)
  yield* gusts(
    scene,
    random,
    { level: 0.02, times: 2, depth: 0.6 },
    { type: 'HP', fc: 250, q: 0.6 },
    { type: 'LP', fc: 2500, q: 0.4 },
  )
  yield* gusts(
    scene,
    random,
    { level: 0.4, times: 1, depth: 0 },
    { type: 'PK', fc: 100, gain: 12, q: 6 },
    { type: 'LP', fc: 120, q: 0.9 },
  )
}

/** Many small leaves, most of them in the middle of the movement; octave levels of Minetest Game's grass and leaves. */
export function rustle(random: Random): Float32Array<ArrayBuffer> {
  return octaveNoise(
    random,
    [-9, -17, -18, -15, -12, -8, -4, 0],
    0.5,
    () => (time) => hump(time, 0.25, 0.25),
    3000,
  )
}

/** Inserting a magazine. */
export function click(random: Random): Float32Array<ArrayBuffer> {
  const detune = 0.94 + 0.12 * random()
  return struck(0.12, [
    [1750 * detune, 0.008, 0.4],
    [3550 * detune, 0.012, 0.9],
    [5900 * detune, 0.006, 0.5],
  ])
}
