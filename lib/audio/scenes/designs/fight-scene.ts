import { repeated, type Placed, type SceneDesign } from './design'
import { SAMPLE_RATE } from '../../filter'
import { explosion, gunshot } from '../synthesis/gunfire'
import { synthesize, type Random } from '../synthesis/noise'
import { dying, octaveNoise } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'

const HITS = 16

/** Someone calls in an arena, before and after a fight of two teams. */
export const fightScene: SceneDesign = {
  seed: 71,
  room: rooms.hall,
  ambience: { levels: [-10, -5, 0, -1, -1, -4, -8, -15], gusts: 6, depth: 0.4 },
  bed: [
    ...Array.from({ length: HITS }, (_, hit): Placed => ({
      make: hitSound,
      at: 2.7 + hit * 0.17,
      azimuth: (137 * hit) % 360,
      level: 1,
    })),
    ...repeated(2, 1.2, { make: beamSound, at: 3, azimuth: 100, level: 0.008 }),
    ...repeated(6, 0.12, { make: gunshot, at: 3.4, azimuth: -80, level: 1 }),
    { make: explosion, at: 4.6, azimuth: 60, level: 1.2 },
  ],
  targets: [
    { kind: 'shout', at: 0.4, azimuth: -60, level: 1 },
    { kind: 'shout', at: 6, azimuth: 70, level: 1 },
  ],
  mix: { ambience: -20.0, bed: 13.0, targets: 0.9 },
}

/** Hammer, explosion, shield: mostly between 200 and 500 Hz. */
function hitSound(random: Random): Float32Array<ArrayBuffer> {
  return octaveNoise(random, [-8, -3, 0, -1, -6, -9, -12, -16], 0.4, () => dying(0.06))
}

function beamSound(random: Random): Float32Array<ArrayBuffer> {
  const top = 900 + 500 * random()
  let phase = 0
  return synthesize(0.35, (time) => {
    phase = (phase + (top - 1600 * time) / SAMPLE_RATE) % 1
    return (1 - 2 * phase) * Math.exp(-time / 0.12)
  })
}
