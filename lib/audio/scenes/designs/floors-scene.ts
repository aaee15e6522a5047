import { repeated, type PlacedTarget, type SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { rooms } from '../acoustics/rooms'
import { shout } from '../synthesis/voice'

const STEPS = 14

/** Steps from left to right over a metal grating and stone, before and after a fight with rifles and grenades. */
export const floorsScene: SceneDesign = {
  seed: 41,
  room: rooms.yard,
  ambience: { levels: [-3, 0, -1, -2, -4, -8, -13, -19], gusts: 2, depth: 0.3 },
  bed: [
    { make: explosion, at: 2.7, azimuth: 35, level: 1.2 },
    ...repeated(8, 0.1, { make: gunshot, at: 3.1, azimuth: 60, level: 1 }),
    ...repeated(5, 0.1, { make: gunshot, at: 4.1, azimuth: -140, level: 0.8 }),
    { make: shout, at: 3.4, azimuth: 0, level: 0.8 },
    { make: explosion, at: 4.7, azimuth: -45, level: 1.2 },
    ...repeated(3, 0.1, { make: gunshot, at: 5.2, azimuth: 60, level: 1 }),
  ],
  targets: Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
    kind: step < STEPS / 2 ? 'metalSteps' : 'stoneSteps',
    at: 0.35 + step * 0.53,
    azimuth: -85 + (170 * step) / (STEPS - 1),
    level: 1,
  })),
  mix: { ambience: -13.4, bed: 13.6, targets: -2.6 },
}
