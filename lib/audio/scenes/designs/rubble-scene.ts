import { repeated, type PlacedTarget, type SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { synthesize, type Random } from '../synthesis/noise'
import { inOctaves } from '../synthesis/octaves'
import type { Room } from '../acoustics/room'
import { hump } from '../synthesis/sounds'
import { shout } from '../synthesis/voice'

const ROOM: Room = { walls: [12, 15, 7, 9, 40, 1.6], reflects: 0.45, tail: 0.9, wet: 0.05 } // between ruins

const STEPS = 12
const BLADES = 16 // per second

/** Steps over gravel behind the player, before and after machine guns fire and a helicopter passes. */
export const rubbleScene: SceneDesign = {
  seed: 97,
  room: ROOM,
  ambience: { levels: [1, -2, -6, -7, -4, 0, -2, -6], gusts: 2, depth: 0.5 },
  bed: [
    ...repeated(14, 0.075, { make: gunshot, at: 2.8, azimuth: 80, level: 1 }),
    { make: explosion, at: 3.9, azimuth: 20, level: 1.3 },
    { make: shout, at: 3.5, azimuth: -10, level: 0.7 },
    ...repeated(12, 0.075, { make: gunshot, at: 4.5, azimuth: 80, level: 1 }),
    { make: helicopter, at: 2.6, azimuth: -40, elevation: 50, level: 2 },
  ],
  targets: Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
    kind: 'gravelSteps',
    at: 0.3 + step * 0.62,
    azimuth: 100 + 15 * step,
    level: 1,
  })),
  mix: { ambience: -12.5, bed: 11.2, targets: -3.7 },
}

/** Rotor blades beat, the turbine hisses. */
function helicopter(random: Random): Float32Array {
  const beating = synthesize(
    3.2,
    (time) => (random() * 2 - 1) * hump(time, 1.6, 1.6) * (0.3 + (1 - ((time * BLADES) % 1)) ** 2),
  )
  return inOctaves(beating, [0, -2, -5, -9, -13, -17, -20, -28])
}
