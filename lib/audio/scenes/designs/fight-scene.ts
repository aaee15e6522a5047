import { ambience, gusts } from '../synthesis/ambience'
import type { Placed, PlacedTarget, SceneDesign } from './design'
import { SAMPLE_RATE } from '../../filter'
import { explosion, gunshot } from '../synthesis/gunfire'
import { synthesize, type Random } from '../synthesis/noise'
import { dying, octaveNoise } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'
import type { NoiseWork, Scene } from '../scene'

const HITS = 20
const STEPS = 10

/** Someone calls three times during a fight of two teams, while a flanker runs past on the right. */
export const fightScene: SceneDesign = {
  seed: 71,
  room: rooms.hall,
  noise: fightNoise,
  bed: [
    ...Array.from({ length: HITS }, (_, hit): Placed => ({
      make: hitSound,
      at: 0.2 + hit * 0.36,
      azimuth: (137 * hit) % 360,
      level: 0.8,
    })),
    ...[0.4, 2.6, 4.8].map((at, index): Placed => ({
      make: beamSound,
      at,
      azimuth: 100 * index,
      level: 0.01,
    })),
    ...[2.1, 2.2, 5.6].map((at): Placed => ({ make: gunshot, at, azimuth: -80, level: 2 })),
    { make: explosion, at: 3, azimuth: 60, level: 2.4 },
  ],
  targets: [
    ...[
      [0.9, 0],
      [3.6, 70],
      [5.9, -130],
    ].map(([at = 0, azimuth = 0]): PlacedTarget => ({ kind: 'shout', at, azimuth, level: 0.9 })),
    ...Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
      kind: 'flankerSteps',
      at: 4.4 + step * 0.3,
      azimuth: 45 + step * 11,
      level: 0.25,
    })),
  ],
}

/** Background noise of the arena, and the fight in the distance. */
export function* fightNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.7)
  yield* gusts(
    scene,
    random,
    { level: 0.03, times: 6, depth: 0.5 },
    { type: 'HP', fc: 160, q: 0.7 },
    { type: 'HSC', fc: 700, gain: -8, q: 0.5 },
    { type: 'LP', fc: 5000, q: 0.6 },
  )
}

/** Hammer, explosion, shield: mostly between 200 and 500 Hz. */
function hitSound(random: Random): Float32Array<ArrayBuffer> {
  return octaveNoise(random, [-8, -3, 0, -1, -6, -9, -12, -16], 0.4, () => dying(0.06))
}

/** A falling tone with a sharp attack. */
function beamSound(random: Random): Float32Array<ArrayBuffer> {
  const top = 900 + 500 * random()
  let phase = 0
  return synthesize(0.35, (time) => {
    phase = (phase + (top - 1600 * time) / SAMPLE_RATE) % 1
    return (1 - 2 * phase) * Math.exp(-time / 0.12)
  })
}
