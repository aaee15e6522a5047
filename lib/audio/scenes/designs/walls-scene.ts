import { repeated, type PlacedTarget, type SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { rooms } from '../acoustics/rooms'
import { shout } from '../synthesis/voice'

const STEPS = 13

/** Steps on tiles overhead, from right to left, and a door, in a house with air conditioning; a charge goes off. */
export const wallsScene: SceneDesign = {
  seed: 47,
  room: rooms.house,
  ambience: { levels: [-7, -4, -1, 0, 0, -1, -6, -12], gusts: 1, depth: 0 },
  bed: [
    { make: explosion, at: 2.7, azimuth: -120, level: 1.3 },
    ...repeated(12, 0.08, { make: gunshot, at: 3.2, azimuth: 110, level: 1 }),
    { make: shout, at: 3.3, azimuth: 0, level: 0.6 },
    ...repeated(8, 0.08, { make: gunshot, at: 4.6, azimuth: -60, level: 1 }),
  ],
  targets: [
    ...Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
      kind: 'tileSteps',
      at: 0.3 + step * 0.56,
      azimuth: 80 - (160 * step) / (STEPS - 1),
      elevation: 65,
      level: 1,
    })),
    { kind: 'creak', at: 1.4, azimuth: -70, level: 0.8 },
  ],
  mix: { ambience: -21.3, bed: 11.9, targets: -5.4 },
}
