import { ambience, gusts } from '../synthesis/ambience'
import type { PlacedTarget, SceneDesign } from './design'
import { SAMPLE_RATE } from '../../filter'
import { explosion, gunshot } from '../synthesis/gunfire'
import { endlessNoise, synthesize, type Random } from '../synthesis/noise'
import { inOctaves, type OctaveLevels } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'
import type { NoiseWork, Scene } from '../scene'
import { hump, struck, swelling } from '../synthesis/sounds'
import { shout } from '../synthesis/voice'

/** Boards creak in the house, a chain clinks, a person breathes close by; a shot, thunder, and a scream. */
export const boardsScene: SceneDesign = {
  seed: 53,
  room: rooms.house,
  noise: boardsNoise,
  bed: [
    { make: gunshot, at: 3.2, azimuth: 20, level: 2 },
    { make: explosion, at: 5.2, azimuth: 160, level: 2 },
    { make: shout, at: 1.6, azimuth: -110, level: 1.6 },
    ...[1.4, 4, 5.8].map((at) => ({ make: breath, at, azimuth: 150, level: 0.02 })),
    ...[1.9, 2.1, 5.6].map((at) => ({ make: clink, at, azimuth: -60, level: 0.003 })),
  ],
  targets: [
    ...[0.5, 2.6, 4.2, 6.2].map((at, index): PlacedTarget => ({
      kind: 'creak',
      at,
      azimuth: -80 + 55 * index,
      elevation: index % 2 ? 40 : 0,
      level: 0.6,
    })),
  ],
}

/** A house at night, with wind around it. */
export function* boardsNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.6)
  yield* gusts(
    scene,
    random,
    { level: 0.01, times: 2, depth: 0.8 },
    { type: 'HP', fc: 250, q: 0.6 },
    { type: 'LP', fc: 5000, q: 0.5 },
  )
}

/** dB by octave from 63 Hz: the mean of Minetest Game's doors and gates of wood. */
const DOORS: OctaveLevels = [-4, -7, -6, -6, 0, 0, -4, -3]

/** A board or door that sticks and slips at a varying rate. */
export function creak(random: Random): Float32Array<ArrayBuffer> {
  const [from, to] = [40 + 50 * random(), 40 + 50 * random()]
  let phase = 0
  const slips = synthesize(0.6, (time) => {
    const share = time / 0.5
    if (share > 1) return 0
    phase += ((from + (to - from) * share) * (0.9 + 0.2 * random())) / SAMPLE_RATE
    const hiss = 0.02 * (random() * 2 - 1)
    if (phase < 1) return hiss * Math.sin(Math.PI * share)
    phase -= 1
    return (0.5 + 0.5 * random()) * Math.sin(Math.PI * share)
  })
  return inOctaves(slips, DOORS)
}

/** One breath in. */
function breath(random: Random): Float32Array {
  return swelling(air(random, 0.7), (time) => hump(time, 0.35, 0.35))
}

function air(random: Random, seconds: number): Float32Array {
  return endlessNoise(seconds, random, { type: 'HP', fc: 3300, q: 0.8 }, { type: 'LP', fc: 7500, q: 0.7 })
}

function clink(random: Random): Float32Array {
  const detune = 0.9 + random() * 0.2
  return struck(0.25, [
    [3900 * detune, 0.03, 0.6],
    [5350 * detune, 0.04, 0.8],
    [7100 * detune, 0.02, 0.5],
  ])
}
