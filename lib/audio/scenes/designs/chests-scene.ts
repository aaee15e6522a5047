import { repeated, type PlacedTarget, type SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import type { Random } from '../synthesis/noise'
import { dying, octaveNoise } from '../synthesis/octaves'
import type { Room } from '../acoustics/room'
import { shout } from '../synthesis/voice'

const ROOM: Room = { walls: [6, 30, 25, 20, 60, 1.6], reflects: 0.4, tail: 0.6, wet: 0.04 } // a meadow before a house

/** Someone changes a magazine in a meadow, before and after another builds and shoots. */
export const chestsScene: SceneDesign = {
  seed: 101,
  room: ROOM,
  ambience: { levels: [-9, -10, -10, -7, -4, -2, 0, -3], gusts: 2, depth: 0.6 },
  bed: [
    ...repeated(9, 0.1, { make: gunshot, at: 2.7, azimuth: -60, level: 0.4 }),
    ...repeated(6, 0.22, { make: building, at: 3.3, azimuth: 35, elevation: 15, level: 0.4 }),
    ...repeated(8, 0.1, { make: gunshot, at: 3.8, azimuth: 130, level: 0.4 }),
    ...repeated(3, 0.9, { make: explosion, at: 2.8, azimuth: -140, level: 1 }),
    { make: shout, at: 3.6, azimuth: 10, level: 0.7 },
    ...repeated(6, 0.1, { make: gunshot, at: 5, azimuth: -60, level: 0.4 }),
  ],
  targets: [0.4, 1.6, 6.2, 7.2].map((at, index): PlacedTarget => ({
    kind: 'reload',
    at,
    azimuth: 120 - 50 * index,
    level: 1,
  })),
  mix: { ambience: -21.4, bed: 18.0, targets: -4.6 },
}

function building(random: Random): Float32Array {
  return octaveNoise(random, [-12, -4, 0, -1, -5, -8, -12, -18], 0.3, (octave) =>
    dying(octave < 400 ? 0.05 : 0.02),
  )
}
