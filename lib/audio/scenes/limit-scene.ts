import { SAMPLE_RATE } from '../filter'
import { endlessNoise, seededRandom, shaped, synthesize, type Random } from './noise'
import { type NoiseWork, SCENE_LENGTH, type Scene, type SceneParts, type SceneWork } from './scene'
import { fill, hump, repeating, swelling } from './sounds'
import { emptyParts, place, surround } from './stage'

/** Hz: firings of the engine in the middle of its range, and how far it goes from there. A whole number of cycles a scene. */
const ENGINE = { middle: 118, range: 42 }
/** Seconds of the middle of each corner, and to which side the tyres are pushed. */
const corners = [
  { at: 2.3, side: -0.6 },
  { at: 6.2, side: 0.6 },
] as const
/** Seconds from braking to the middle of the corner. */
const BRAKING = 0.95

/** Two corners in a racing car: the brakes squeal, then the tyres scrub, over engine, gearbox and wind. */
export function* limitScene(): SceneWork<SceneParts> {
  const random = seededRandom(59)
  const { bed, targets } = emptyParts()
  yield* limitNoise(bed, random)
  yield
  const tyres = tyreNoise(random, SCENE_LENGTH)
  yield
  const brakes = brakeSound(random)
  for (const { at, side } of corners) {
    yield
    place(
      targets,
      swelling(tyres, (time) => hump(time, at, 0.9) * (0.8 + 0.2 * Math.sin(time * 70))),
      {
        at: 0,
        side,
        level: 0.26,
      },
    )
    place(targets, brakes, { at: at - BRAKING, side: side / 3, level: 0.15 })
  }
  return { bed, targets }
}

/** Engine, gearbox and wind. */
export function* limitNoise(scene: Scene, random: Random): NoiseWork {
  const engine = exhaust()
  surround(scene, engine, engine, 0.2)
  yield
  const gears = gearbox()
  surround(scene, gears, gears, 0.012)
  yield
  fill(scene, random, 0.06, { type: 'HP', fc: 7000, q: 0.6 })
}

/** Rubber that scrubs over the road. */
export function tyreNoise(random: Random, seconds: number): Float32Array<ArrayBuffer> {
  return endlessNoise(seconds, random, { type: 'PK', fc: 1080, gain: 20, q: 3 }, { type: 'HP', fc: 700, q: 0.7 }, { type: 'LP', fc: 1700, q: 0.7 }) // prettier-ignore
}

/** Firings a second, which go up and down with the revs. */
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

/** Discs that squeal, a little out of tune with one another. */
export function brakeSound(random: Random): Float32Array {
  const rough = synthesize(0.75, (time) => {
    const squeal = Math.sin(2 * Math.PI * 2290 * time) + 0.7 * Math.sin(2 * Math.PI * 2345 * time)
    return (squeal + (random() - 0.5)) * hump(time, 0.37, 0.37)
  })
  return shaped(rough, { type: 'HP', fc: 1600, q: 0.7 })
}
