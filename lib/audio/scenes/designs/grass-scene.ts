import { ambience, gusts } from '../synthesis/ambience'
import type { PlacedTarget, SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { shaped, synthesize, type Random } from '../synthesis/noise'
import { inOctaves } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'
import type { NoiseWork, Scene } from '../scene'
import { hump } from '../synthesis/sounds'
import { shout } from '../synthesis/voice'

/** Seconds and directions of distant shots. */
const far = [
  [0.6, -80],
  [2.3, 60],
  [2.75, 60],
  [4.6, 10],
  [6.1, -40],
] as const

/** Distant shots over a meadow in the wind, with a plane high above; near ones in between. */
export const grassScene: SceneDesign = {
  seed: 43,
  room: rooms.openField,
  noise: grassNoise,
  bed: [
    ...[1.5, 1.6, 1.7, 5.4].map((at) => ({ make: gunshot, at, azimuth: 130, level: 2.4 })),
    { make: explosion, at: 3.6, azimuth: -100, level: 3 },
    { make: plane, at: 0, azimuth: 40, elevation: 60, level: 10 },
    { make: shout, at: 5.7, azimuth: 0, level: 2 },
  ],
  targets: far.map(([at, azimuth]): PlacedTarget => ({ kind: 'farShot', at, azimuth, level: 1.1 })),
}

/** Background noise, wind, and grass. */
export function* grassNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.7)
  yield* gusts(
    scene,
    random,
    { level: 0.012, times: 2, depth: 0.7 },
    { type: 'HP', fc: 3000, q: 0.6 },
    { type: 'LP', fc: 8500, q: 0.7 },
  )
  yield* gusts(
    scene,
    random,
    { level: 0.04, times: 2, depth: 0.6 },
    { type: 'LP', fc: 420, q: 0.5 },
    { type: 'HP', fc: 90, q: 0.6 },
  )
}

function plane(random: Random): Float32Array {
  return inOctaves(
    synthesize(6, (time) => (random() * 2 - 1) * hump(time, 3, 3)),
    [0, -1, -5, -10, -17, -24, -30, -36],
  )
}

/**
 * A distant shot, dulled by air and meadow, and its echo from the woods: air of 20 °C absorbs some 10 dB at 4 kHz
 * over 400 m (ISO 9613-1).
 */
export function farShot(random: Random): Float32Array<ArrayBuffer> {
  return shaped(
    gunshot(random, 0.002),
    { type: 'HP', fc: 300, q: 0.7 },
    { type: 'LP', fc: 1900, q: 0.6 },
    { type: 'LP', fc: 2600, q: 0.6 },
  )
}
