import { SAMPLE_RATE } from '../filter'
import { endlessNoise, seededRandom, shaped, synthesize, type Random } from './noise'
import { type NoiseWork, SCENE_LENGTH, type Scene, type SceneParts, type SceneWork } from './scene'
import { fill, hump, struck, swelling } from './sounds'
import { emptyParts, place } from './stage'

/** Seconds from the start, direction, seconds long, and pulls a second at the start and at the end. */
const creaks = [
  { at: 0.5, side: -0.8, length: 0.9, pulls: [34, 70] },
  { at: 2.6, side: -0.2, length: 0.5, pulls: [80, 46] },
  { at: 4.3, side: 0.4, length: 1.1, pulls: [28, 58] },
  { at: 6.6, side: 0.9, length: 0.7, pulls: [60, 95] },
] as const
/** Seconds at which a chain clinks. */
const clinks = [1.9, 1.98, 2.1, 5.7, 5.82, 5.88]
/** Seconds at which somebody breathes in. */
const breaths = [1.2, 3.7, 6.1]

/** Boards creak in the house, a chain clinks, somebody breathes close by. */
export function* boardsScene(): SceneWork<SceneParts> {
  const random = seededRandom(53)
  const { bed, targets } = emptyParts()
  yield* boardsNoise(bed, random)
  yield
  place(targets, breathing(random), { at: 0, side: 0.3, level: 0.2 })
  for (const { at, side, length, pulls } of creaks) {
    yield
    place(targets, creak(random, length, pulls), { at, side, level: 0.4 })
  }
  yield
  for (const at of clinks) place(targets, clink(random), { at, side: -0.6, level: 0.09 })
  return { bed, targets }
}

/** A house at night. */
export function* boardsNoise(scene: Scene, random: Random): NoiseWork {
  fill(scene, random, 0.8, { type: 'LP', fc: 55, q: 0.9 }, { type: 'HP', fc: 30, q: 0.7 })
  yield
  fill(scene, random, 0.35, { type: 'LP', fc: 220, q: 0.7 }, { type: 'HP', fc: 110, q: 0.7 })
}

/** Wood that sticks and slips, faster or slower; each slip makes the board sound. */
export function creak(random: Random, length: number, [from, to]: readonly [number, number]): Float32Array {
  let phase = 0
  const slips = synthesize(length + 0.1, (time) => {
    const share = time / length
    if (share > 1) return 0
    phase += ((from + (to - from) * share) * (0.9 + 0.2 * random())) / SAMPLE_RATE
    if (phase < 1) return 0
    phase -= 1
    return (0.5 + 0.5 * random()) * Math.sin(Math.PI * share) * 6
  })
  return shaped(
    slips,
    { type: 'PK', fc: 590, gain: 18, q: 7 },
    { type: 'PK', fc: 1240, gain: 13, q: 9 },
    { type: 'PK', fc: 2600, gain: 8, q: 6 },
    { type: 'HP', fc: 300, q: 0.7 },
    { type: 'LP', fc: 5000, q: 0.7 },
  )
}

function breathing(random: Random): Float32Array {
  return swelling(air(random, SCENE_LENGTH), (time) =>
    breaths.reduce((sum, at) => sum + hump(time, at, 0.35) + 0.6 * hump(time, at + 0.8, 0.45), 0),
  )
}

/** Once in. */
export function breath(random: Random): Float32Array {
  return swelling(air(random, 0.7), (time) => hump(time, 0.35, 0.35))
}

function air(random: Random, seconds: number): Float32Array {
  return endlessNoise(seconds, random, { type: 'HP', fc: 3300, q: 0.8 }, { type: 'LP', fc: 7500, q: 0.7 })
}

export function clink(random: Random): Float32Array {
  const detune = 0.9 + random() * 0.2
  return struck(0.25, [
    [3900 * detune, 0.03, 0.6],
    [5350 * detune, 0.04, 0.8],
    [7100 * detune, 0.02, 0.5],
  ])
}
