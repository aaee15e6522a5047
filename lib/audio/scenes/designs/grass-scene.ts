import { repeated, type PlacedTarget, type SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { synthesize, type Random } from '../synthesis/noise'
import { inOctaves } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'
import { hump } from '../synthesis/sounds'

const STEPS = 13

/** Someone runs over earth in a meadow with crickets; shots answer each other, and a plane passes. */
export const grassScene: SceneDesign = {
  seed: 43,
  room: rooms.openField,
  ambience: { levels: [-4, -3, -5, -6, -3, -4, -6, -4], gusts: 2, depth: 0.5 },
  bed: [
    ...repeated(11, 0.09, { make: gunshot, at: 2.7, azimuth: 130, level: 1 }),
    ...repeated(15, 0.09, { make: gunshot, at: 3.8, azimuth: -100, level: 0.9 }),
    { make: explosion, at: 4.9, azimuth: -100, level: 1 },
    { make: plane, at: 2.8, azimuth: 40, elevation: 60, level: 2 },
  ],
  targets: Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
    kind: 'earthSteps',
    at: 0.3 + step * 0.56,
    azimuth: 120 - 15 * step,
    level: 1,
  })),
  mix: { ambience: -16.7, bed: 12.9, targets: -2.5 },
}

function plane(random: Random): Float32Array {
  return inOctaves(
    synthesize(3, (time) => (random() * 2 - 1) * hump(time, 1.5, 1.5)),
    [0, -1, -5, -10, -17, -24, -30, -36],
  )
}
