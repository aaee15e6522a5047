import { repeated, type PlacedTarget, type SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { synthesize, type Random } from '../synthesis/noise'
import type { Room } from '../acoustics/room'
import { hump } from '../synthesis/sounds'
import { inOctaves } from '../synthesis/octaves'

const ROOM: Room = { walls: [40, 25, 18, 22, 80, 1.6], reflects: 0.5, tail: 1.6, wet: 0.05 } // a canyon

const STEPS = 15

/** A squad runs around the player on earth in a windy canyon, before and after another squad fights and a ship passes. */
export const dustScene: SceneDesign = {
  seed: 89,
  room: ROOM,
  ambience: { levels: [-4, -6, -6, -2, 0, -2, -6, -12], gusts: 2, depth: 0.6 },
  bed: [
    ...repeated(12, 0.08, { make: gunshot, at: 2.8, azimuth: -75, level: 0.7 }),
    ...repeated(3, 0.4, {
      make: (random: Random) => gunshot(random, 0.06),
      at: 3.5,
      azimuth: 40,
      level: 0.7,
    }),
    ...repeated(3, 0.8, { make: explosion, at: 3, azimuth: 110, level: 1 }),
    ...repeated(8, 0.08, { make: gunshot, at: 4.9, azimuth: -75, level: 0.7 }),
    { make: ship, at: 2.6, azimuth: 30, elevation: 60, level: 2 },
  ],
  targets: Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
    kind: 'earthSteps',
    at: 0.25 + step * 0.48,
    azimuth: -160 + 21 * step,
    level: 1,
  })),
  mix: { ambience: -14.3, bed: 14.9, targets: -1.6 },
}

function ship(random: Random): Float32Array {
  return inOctaves(
    synthesize(3.2, (time) => (random() * 2 - 1) * hump(time, 1.6, 1.6)),
    [0, -1, -5, -10, -16, -22, -28, -34],
  )
}
