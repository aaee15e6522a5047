import type { PlacedTarget, SceneDesign } from './design'
import { SAMPLE_RATE } from '../../filter'
import { endlessNoise, synthesize, type Random } from '../synthesis/noise'
import { inOctaves, type OctaveLevels } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'
import { SCENE_LENGTH } from '../scene'
import { hump, repeating, swelling } from '../synthesis/sounds'

/** dB by octave from 63 Hz: the mean of six engines of TORCS, and its tyres at their limit. */
const ENGINES: OctaveLevels = [-10, 0, -2, -5, -8, -12, -17, -20]
const TYRES: OctaveLevels = [-26, -26, -14, -5, 0, -1, -24, -30]

/** Hz: firing rate when coasting, and its deviation. A whole number of cycles per scene. */
const ENGINE = { middle: 60, range: 12 }
const PULL = { from: 110, to: 210 } as const // Hz: firing rates when revved up in a gear
/** Seconds at the middle of each corner, and the side to which the tyres are pushed. */
const corners = [
  { at: 1.1, side: -50 },
  { at: 6.9, side: 50 },
] as const

/** Tyres scrub in two corners while the car coasts; between them, it pulls away through two gears. */
export const limitScene: SceneDesign = {
  seed: 59,
  room: rooms.cockpit,
  ambience: { levels: [-3, -2, 0, -2, -1, -1, -6, -12], gusts: 1, depth: 0 },
  drone: { make: () => inOctaves(exhaust(), ENGINES), level: 300 },
  bed: [
    { make: pull, at: 2.6, azimuth: 180, elevation: -20, level: 1 },
    { make: gearChange, at: 4, azimuth: 180, elevation: -20, level: 0.4 },
    { make: pull, at: 4.1, azimuth: 180, elevation: -20, level: 1 },
  ],
  targets: corners.flatMap(({ at, side }) =>
    [-0.5, -0.1, 0.3].map((apart): PlacedTarget => ({
      kind: 'tyres',
      at: at + apart,
      azimuth: side,
      elevation: -30,
      level: 1,
    })),
  ),
  mix: { ambience: -35.2, bed: 24.3, targets: -4.6 },
}

export function tyreNoise(random: Random): Float32Array<ArrayBuffer> {
  return inOctaves(
    swelling(endlessNoise(0.6, random), (time) => hump(time, 0.3, 0.3) * (0.8 + 0.2 * Math.sin(time * 70))),
    TYRES,
  )
}

/** Under load through one gear. */
function pull(random: Random): Float32Array<ArrayBuffer> {
  let phase = 0
  return inOctaves(
    synthesize(1.4, (time) => {
      phase = (phase + (PULL.from + ((PULL.to - PULL.from) * time) / 1.4) / SAMPLE_RATE) % 1
      return (1 - 2 * phase + 0.2 * (random() * 2 - 1)) * Math.min(1, 20 * time, 20 * (1.4 - time))
    }),
    [-8, 0, 0, -3, -6, -9, -14, -18],
  )
}

/** Meshing dog rings. */
function gearChange(random: Random): Float32Array<ArrayBuffer> {
  return inOctaves(
    synthesize(0.2, (time) => (random() * 2 - 1) * Math.exp(-time / 0.02)),
    [0, 0, -7, -11, -11, -11, -19, -24],
  )
}

/** Hz. */
function revsAt(time: number): number {
  return ENGINE.middle + ENGINE.range * Math.sin((4 * Math.PI * time) / SCENE_LENGTH)
}

function exhaust(): Float32Array {
  let phase = 0
  const pulses = (time: number) => {
    phase = (phase + revsAt(time) / SAMPLE_RATE) % 1
    return 1 - 2 * phase
  }
  return repeating(
    pulses,
    { type: 'PK', fc: 130, gain: 6, q: 1.5 },
    { type: 'PK', fc: 420, gain: 5, q: 2 },
    { type: 'LP', fc: 750, q: 0.6 },
  )
}
