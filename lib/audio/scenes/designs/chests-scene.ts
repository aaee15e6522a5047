import { ambience, gusts } from '../synthesis/ambience'
import type { PlacedTarget, SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { synthesize, type Random } from '../synthesis/noise'
import { dying, octaveNoise } from '../synthesis/octaves'
import type { Room } from '../acoustics/room'
import type { NoiseWork, Scene } from '../scene'
import { hump } from '../synthesis/sounds'
import { shout } from '../synthesis/voice'

/** A meadow before a house. */
const ROOM: Room = { walls: [6, 30, 25, 20, 60, 1.6], reflects: 0.4, tail: 0.6, wet: 0.04 }

const STEPS = 12

/** A chest hums above, a player runs through the grass, another builds and shoots. */
export const chestsScene: SceneDesign = {
  seed: 101,
  room: ROOM,
  noise: chestsNoise,
  bed: [
    ...[1.5, 1.68, 1.86, 5.3, 5.48].map((at) => ({ make: gunshot, at, azimuth: -60, level: 2.2 })),
    ...[3.2, 6.3].map((at) => ({ make: gunshot, at, azimuth: 130, level: 1.9 })),
    { make: explosion, at: 4.3, azimuth: -140, level: 2.8 },
    ...[2.3, 2.55, 2.8, 3.6, 3.85].map((at) => ({
      make: building,
      at,
      azimuth: 35,
      elevation: 15,
      level: 1.6,
    })),
    { make: shout, at: 0.5, azimuth: 10, level: 3 },
  ],
  targets: [
    ...[0.4, 2.6, 4.8].map((at): PlacedTarget => ({
      kind: 'chest',
      at,
      azimuth: -25,
      elevation: 40,
      level: 0.5,
    })),
    ...Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
      kind: 'grassSteps',
      at: 0.5 + step * 0.52,
      azimuth: 160 - 18 * step,
      level: 0.4,
    })),
  ],
}

/** Background noise of the island, and grass in the wind. */
export function* chestsNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.7)
  yield* gusts(
    scene,
    random,
    { level: 0.006, times: 2, depth: 0.6 },
    { type: 'HP', fc: 2200, q: 0.5 },
    { type: 'LP', fc: 9000, q: 0.5 },
  )
}

/** A wooden wall being built. */
function building(random: Random): Float32Array {
  return octaveNoise(random, [-12, -4, 0, -1, -5, -8, -12, -18], 0.3, (octave) =>
    dying(octave < 400 ? 0.05 : 0.02),
  )
}

/** A chest nearby: high shimmering tones with some glitter. */
export function chest(random: Random): Float32Array<ArrayBuffer> {
  const detune = 0.95 + 0.1 * random()
  const tones = [2350, 2960, 3520, 4430, 5270].map(
    (tone) => [tone * detune, 6 + 5 * random(), random()] as const,
  )
  return synthesize(1.6, (time) => {
    const sum = tones.reduce(
      (all, [tone, shimmer, phase]) =>
        all +
        Math.sin(2 * Math.PI * tone * time) * (0.6 + 0.4 * Math.sin(2 * Math.PI * (shimmer * time + phase))),
      0,
    )
    return (0.004 * sum + 0.003 * (random() * 2 - 1)) * hump(time, 0.8, 0.8)
  })
}
