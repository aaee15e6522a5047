import { repeated, type PlacedTarget, type SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { rooms } from '../acoustics/rooms'

const STEPS = 14

/** Steps on gravel from left to right in a yard with engines, before and after a fight. */
export const stepsScene: SceneDesign = {
  seed: 11,
  room: rooms.yard,
  ambience: { levels: [0, 3, 0, -3, -5, -6, -9, -14], gusts: 2, depth: 0.3 },
  bed: [
    ...repeated(7, 0.1, { make: gunshot, at: 2.8, azimuth: -45, level: 1 }),
    ...repeated(5, 0.11, { make: gunshot, at: 3.8, azimuth: 60, level: 0.8 }),
    { make: explosion, at: 4.3, azimuth: -45, level: 1.2 },
    ...repeated(6, 0.1, { make: gunshot, at: 4.8, azimuth: -45, level: 1 }),
  ],
  targets: Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
    kind: 'gravelSteps',
    at: 0.35 + step * 0.53,
    azimuth: -85 + (170 * step) / (STEPS - 1),
    level: 1,
  })),
  mix: { ambience: -12.6, bed: 13.4, targets: -4.3 },
}
