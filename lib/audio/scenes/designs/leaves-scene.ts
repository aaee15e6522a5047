import { repeated, type PlacedTarget, type SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import type { Random } from '../synthesis/noise'
import { dying, octaveNoise } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'
import { delayed, mixed } from '../synthesis/sounds'

/** Someone changes a magazine in a windy forest, before and after shots and grenades. */
export const leavesScene: SceneDesign = {
  seed: 61,
  room: rooms.forest,
  ambience: { levels: [-14, -11, -8, -4, -2, -1, -2, -6], gusts: 3, depth: 0.6 },
  bed: [
    ...repeated(18, 0.07, { make: gunshot, at: 2.7, azimuth: 150, level: 0.6 }),
    ...repeated(3, 0.9, { make: explosion, at: 2.8, azimuth: -150, level: 1 }),
    ...repeated(15, 0.07, { make: gunshot, at: 4.5, azimuth: 120, level: 0.6 }),
  ],
  targets: [0.3, 1.5, 6, 7.1].map((at, index): PlacedTarget => ({
    kind: 'reload',
    at,
    azimuth: -60 + 45 * index,
    level: 1,
  })),
  mix: { ambience: -25.2, bed: 16.9, targets: -4.1 },
}

/** Magazine out, magazine in, bolt pulled; octave levels of recordings from Freedoom and Red Eclipse. */
export function reload(random: Random): Float32Array<ArrayBuffer> {
  const clack = (decay: number) =>
    octaveNoise(random, [-10, -11, -14, -9, -4, -2, 0, -5], 0.2, (octave) =>
      dying(octave < 400 ? 2 * decay : decay),
    )
  return mixed([clack(0.012), 0.7], [delayed(clack(0.02), 0.22), 1], [delayed(clack(0.015), 0.45), 0.8])
}
