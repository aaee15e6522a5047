import { ambience, gusts } from '../synthesis/ambience'
import type { PlacedTarget, SceneDesign } from './design'
import { SAMPLE_RATE } from '../../filter'
import { endlessNoise, shaped, synthesize, type Random } from '../synthesis/noise'
import { inOctaves, type OctaveLevels } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'
import { SCENE_LENGTH, type NoiseWork, type Scene } from '../scene'
import { hump, repeating, swelling } from '../synthesis/sounds'
import { surround } from '../acoustics/stage'

/** dB by octave from 63 Hz: the mean of six engines of TORCS, and its tyres at their limit. */
const ENGINES: OctaveLevels = [-10, 0, -2, -5, -8, -12, -17, -20]
const TYRES: OctaveLevels = [-26, -26, -14, -5, 0, -1, -24, -30]

/** Hz: firing rate of the engine in the middle of its range, and its deviation from there. A whole number of cycles per scene. */
const ENGINE = { middle: 118, range: 42 }
/** Seconds at the middle of each corner, and the side to which the tyres are pushed. */
const corners = [
  { at: 2.3, side: -50 },
  { at: 6.2, side: 50 },
] as const

/**
 * Two corners in a racing car: the brakes squeal, then the tyres scrub, under engine, gearbox and wind; the engine
 * hits its limiter.
 */
export const limitScene: SceneDesign = {
  seed: 59,
  room: rooms.cockpit,
  noise: limitNoise,
  bed: [
    ...[0.3, 4.2].map((at) => ({ make: limiterBurst, at, azimuth: 180, level: 14 })),
    ...[3.4, 7].map((at) => ({ make: gearChange, at, azimuth: 180, elevation: -20, level: 3 })),
  ],
  targets: corners.flatMap(({ at, side }): PlacedTarget[] => [
    ...[-0.5, -0.1, 0.3].map((apart): PlacedTarget => ({
      kind: 'tyres',
      at: at + apart,
      azimuth: side,
      elevation: -30,
      level: 1.3,
    })),
    { kind: 'brakes', at: at - 1.1, azimuth: side / 3, elevation: -20, level: 0.004 },
  ]),
}

/** Engine, gearbox and wind. */
export function* limitNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.4)
  const engine = inOctaves(exhaust(), ENGINES)
  surround(scene, engine, engine, 30)
  yield
  const gears = gearbox()
  surround(scene, gears, gears, 0.002)
  yield* gusts(scene, random, { level: 0.006, times: 1, depth: 0 }, { type: 'HP', fc: 2500, q: 0.5 })
}

/** Tyres scrubbing over the road. */
export function tyreNoise(random: Random): Float32Array<ArrayBuffer> {
  return inOctaves(
    swelling(endlessNoise(0.6, random), (time) => hump(time, 0.3, 0.3) * (0.8 + 0.2 * Math.sin(time * 70))),
    TYRES,
  )
}

/** The engine at its limiter: it cuts out and comes back. */
function limiterBurst(random: Random): Float32Array<ArrayBuffer> {
  let phase = 0
  return inOctaves(
    synthesize(0.7, (time) => {
      phase = (phase + 165 / SAMPLE_RATE) % 1
      return (time * 14) % 1 < 0.6 ? 1 - 2 * phase + 0.2 * (random() * 2 - 1) : 0
    }),
    [-8, 0, 0, -3, -6, -9, -14, -18],
  )
}

/** Meshing dog rings of the gearbox. */
function gearChange(random: Random): Float32Array<ArrayBuffer> {
  return inOctaves(
    synthesize(0.2, (time) => (random() * 2 - 1) * Math.exp(-time / 0.02)),
    [0, 0, -7, -11, -11, -11, -19, -24],
  )
}

/** Firing rate over time, which follows the revs. */
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

/** The whine of straight-cut gears. */
function gearbox(): Float32Array {
  let phase = 0
  return synthesize(SCENE_LENGTH, (time) => {
    phase = (phase + (33 * revsAt(time)) / SAMPLE_RATE) % 1
    return Math.sin(2 * Math.PI * phase)
  })
}

/** Squealing brake discs, slightly out of tune with each other. */
export function brakeSound(random: Random): Float32Array {
  const rough = synthesize(0.75, (time) => {
    const squeal = Math.sin(2 * Math.PI * 2290 * time) + 0.7 * Math.sin(2 * Math.PI * 2345 * time)
    return (squeal + (random() - 0.5)) * hump(time, 0.37, 0.37)
  })
  return shaped(rough, { type: 'HP', fc: 1600, q: 0.7 })
}
