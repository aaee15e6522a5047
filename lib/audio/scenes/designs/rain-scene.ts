import { repeated, type Placed, type SceneDesign } from './design'
import { explosion } from '../synthesis/gunfire'
import { shaped, type Random } from '../synthesis/noise'
import { rooms } from '../acoustics/rooms'
import { burst, struck, swelling } from '../synthesis/sounds'

const DROPS = 40
const CRACKLES = 20

/** Two people talk by a fire in the rain, without words, before and after it thunders. */
export const rainScene: SceneDesign = {
  seed: 67,
  room: rooms.forest,
  ambience: { levels: [-12, -10, -8, -6, -3, -1, 0, 0], gusts: 2, depth: 0.3 },
  bed: [
    ...Array.from({ length: DROPS }, (_, drop): Placed => ({
      make: dropSound,
      at: (drop * 0.191 + 0.07) % 7.5,
      azimuth: (137 * drop) % 360,
      elevation: 20,
      level: 0.0006,
    })),
    ...Array.from({ length: CRACKLES }, (_, crackle): Placed => ({
      make: crackling,
      at: (crackle * 0.377 + 0.2) % 7.5,
      azimuth: 0,
      elevation: -20,
      level: 0.0004,
    })),
    ...repeated(4, 0.6, { make: thunder, at: 2.7, azimuth: 40, elevation: 30, level: 1 }),
    ...repeated(3, 0.7, { make: thunder, at: 3, azimuth: -120, elevation: 30, level: 0.8 }),
  ],
  targets: [
    { kind: 'voice', at: 0.6, azimuth: -35, level: 1 },
    { kind: 'voice', at: 6, azimuth: 30, level: 1 },
  ],
  mix: { ambience: -27.6, bed: 23.8, targets: 2.3 },
}

function dropSound(random: Random): Float32Array<ArrayBuffer> {
  return burst(random, 0.003, { type: 'PK', fc: 5500, gain: 10, q: 2 }, { type: 'HP', fc: 3000, q: 0.7 })
}

export function thunder(random: Random): Float32Array<ArrayBuffer> {
  const roll = shaped(explosion(random), { type: 'LP', fc: 2500, q: 0.6 })
  return swelling(roll, (time) => Math.min(1, time / 0.1))
}

/** Resin bursting in the embers, with some glitter. */
function crackling(random: Random): Float32Array<ArrayBuffer> {
  return struck(0.03, [
    [900 + 900 * random(), 0.002, 0.7],
    [11_000 + 2000 * random(), 0.0015, 0.4],
  ])
}
