import { repeated, type PlacedTarget, type SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { synthesize, type Random } from '../synthesis/noise'
import type { Room } from '../acoustics/room'
import { hump, struck } from '../synthesis/sounds'
import { shout } from '../synthesis/voice'
import { inOctaves } from '../synthesis/octaves'

const ROOM: Room = { walls: [9, 7, 6, 8, 30, 1.6], reflects: 0.5, tail: 0.7, wet: 0.06 } // a courtyard

const STEPS = 14

/** Steps around a corner on stone and tiles, some on a gallery above, before and after a device goes off in a fight. */
export const tilesScene: SceneDesign = {
  seed: 83,
  room: ROOM,
  ambience: { levels: [-9, -7, -3, 0, -1, -2, -5, -11], gusts: 3, depth: 0.3 },
  bed: [
    ...repeated(4, 0.15, { make: device, at: 2.6, azimuth: -30, level: 0.01 }),
    ...repeated(12, 0.08, { make: gunshot, at: 2.9, azimuth: 60, level: 1 }),
    { make: gust, at: 3.7, azimuth: 20, level: 0.8 },
    { make: shout, at: 3.4, azimuth: 0, level: 0.7 },
    { make: explosion, at: 4.1, azimuth: 150, level: 1.2 },
    ...repeated(11, 0.08, { make: gunshot, at: 4.7, azimuth: -120, level: 0.9 }),
  ],
  targets: Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
    kind: step < STEPS / 2 ? 'stoneSteps' : 'tileSteps',
    at: 0.3 + step * 0.53,
    azimuth: 150 - 22 * step,
    elevation: step < STEPS / 2 ? 0 : 35,
    level: 1,
  })),
  mix: { ambience: -21.2, bed: 13.0, targets: -2.4 },
}

function device(): Float32Array {
  return struck(0.25, [
    [1320, 0.05, 1],
    [2640, 0.03, 0.3],
  ])
}

function gust(random: Random): Float32Array {
  return inOctaves(
    synthesize(0.8, (time) => (random() * 2 - 1) * hump(time, 0.3, 0.3)),
    [-20, -12, -6, -2, 0, -3, -8, -14],
  )
}
