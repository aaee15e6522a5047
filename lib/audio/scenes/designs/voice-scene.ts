import { repeated, type SceneDesign } from './design'
import type { Random } from '../synthesis/noise'
import { dying, octaveNoise } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'

/** Someone calls, without words, in a hall full of talkers, before and after heavy things are put down. */
export const voiceScene: SceneDesign = {
  seed: 37,
  room: rooms.hall,
  ambience: { levels: [-12, -4, 0, 0, -5, -9, -13, -19], gusts: 8, depth: 0.3 },
  bed: [
    ...repeated(7, 0.22, { make: thud, at: 2.7, azimuth: 120, level: 1 }),
    ...repeated(6, 0.2, { make: thud, at: 4.3, azimuth: -60, level: 1 }),
  ],
  targets: [
    { kind: 'voice', at: 0.5, azimuth: -60, level: 1 },
    { kind: 'voice', at: 6, azimuth: 150, level: 1 },
  ],
  mix: { ambience: -22.6, bed: 16.9, targets: 0.9 },
}

function thud(random: Random): Float32Array {
  return octaveNoise(random, [0, 0, -2, -6, -10, -14, -20, -24], 0.5, () => dying(0.05))
}
