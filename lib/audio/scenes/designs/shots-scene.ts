import { repeated, type PlacedTarget, type SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { shaped, type Random } from '../synthesis/noise'
import { rooms } from '../acoustics/rooms'

/** Seconds and directions. */
const shots = [
  [0.5, -70],
  [1.3, 50],
  [1.65, 52],
  [6.1, -160],
  [6.9, -20],
  [7.1, -20],
] as const

/** Distant shots from several sides, in wind, before and after a fight nearby. */
export const shotsScene: SceneDesign = {
  seed: 23,
  room: rooms.openField,
  ambience: { levels: [0, 1, 0, -4, -8, -11, -16, -22], gusts: 2, depth: 0.5 },
  bed: [
    ...repeated(8, 0.09, { make: gunshot, at: 2.8, azimuth: 100, level: 1 }),
    { make: explosion, at: 3.6, azimuth: -120, level: 1.2 },
    ...repeated(14, 0.09, { make: gunshot, at: 4, azimuth: 100, level: 1 }),
    { make: explosion, at: 5, azimuth: -60, level: 1 },
  ],
  targets: shots.map(([at, azimuth]): PlacedTarget => ({ kind: 'shot', at, azimuth, level: 1 })),
  mix: { ambience: -9.3, bed: 13.0, targets: 0.2 },
}

/** Distant: the air has absorbed its treble. */
export function shot(random: Random): Float32Array<ArrayBuffer> {
  return shaped(gunshot(random, 0.03), { type: 'HP', fc: 120, q: 0.6 }, { type: 'LP', fc: 2200, q: 0.6 })
}
