import { ambience, gusts } from '../synthesis/ambience'
import type { SceneDesign } from './design'
import type { Random } from '../synthesis/noise'
import { dying, octaveNoise } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'
import type { NoiseWork, Scene } from '../scene'
import { voice } from '../synthesis/voice'

/** Someone calls, without words, from three directions among other talkers. */
export const voiceScene: SceneDesign = {
  seed: 37,
  room: rooms.hall,
  noise: voiceNoise,
  bed: [
    ...[0, 0.9, 1.7, 2.3, 3.4, 4.2, 4.9, 5.5, 6.4].map((at, index) => ({
      make: voice,
      at,
      azimuth: 47 * index,
      level: 0.5,
    })),
    ...[2.1, 5.1].map((at) => ({ make: thud, at, azimuth: 120, level: 8 })),
  ],
  targets: [
    { kind: 'voice', at: 0.5, azimuth: -60, level: 1.3 },
    { kind: 'voice', at: 3.1, azimuth: 10, level: 1.3 },
    { kind: 'voice', at: 5.7, azimuth: 150, level: 1.3 },
  ],
}

/** Many people talking: noise with the long-term spectrum of speech. */
export function* voiceNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.6)
  yield* gusts(
    scene,
    random,
    { level: 0.03, times: 8, depth: 0.3 },
    { type: 'HP', fc: 110, q: 0.7 },
    { type: 'HSC', fc: 700, gain: -14, q: 0.5 },
    { type: 'LP', fc: 8000, q: 0.6 },
  )
}

/** Something heavy being put down. */
function thud(random: Random): Float32Array {
  return octaveNoise(random, [0, 0, -2, -6, -10, -14, -20, -24], 0.5, () => dying(0.05))
}
