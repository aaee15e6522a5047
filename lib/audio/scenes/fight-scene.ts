import { SAMPLE_RATE } from '../filter'
import { seededRandom, synthesize, type Random } from './noise'
import type { NoiseWork, Scene, SceneParts, SceneWork } from './scene'
import { burst, fill } from './sounds'
import { emptyParts, place } from './stage'
import { shout } from './voice'

const HITS = 22
const BEAMS = 7
const STEPS = 10
/** Seconds and direction of the calls. */
const calls = [
  { at: 0.9, side: 0 },
  { at: 3.6, side: 0.7 },
  { at: 6.1, side: -0.6 },
] as const

/** Someone calls three times in the middle of a fight of two teams, while a flanker runs past on the right. */
export function* fightScene(): SceneWork<SceneParts> {
  const random = seededRandom(71)
  const { bed, targets } = emptyParts()
  yield* fightNoise(bed, random)
  for (let hit = 0; hit < HITS; hit += 1) {
    if (hit % 4 === 0) yield
    const at = (hit + random() * 0.7) * (8 / HITS)
    place(bed, hitSound(random), { at, side: random() * 1.8 - 0.9, level: 0.25 + 0.3 * random() })
  }
  for (let beam = 0; beam < BEAMS; beam += 1) {
    yield
    place(bed, beamSound(random), { at: 0.4 + beam * 1.1, side: random() * 1.6 - 0.8, level: 0.05 })
  }
  for (const { at, side } of calls) {
    yield
    place(targets, shout(random), { at, side, level: 10 })
  }
  for (let step = 0; step < STEPS; step += 1)
    place(targets, flankerStep(random), {
      at: 4.6 + step * 0.3,
      side: 0.5 + step * 0.05,
      level: 0.12,
    })
  return { bed, targets }
}

/** A fight as a whole. */
export function* fightNoise(scene: Scene, random: Random): NoiseWork {
  fill(scene, random, 0.3, { type: 'HP', fc: 160, q: 0.7 }, { type: 'LP', fc: 620, q: 0.6 })
  yield
  fill(scene, random, 0.5, { type: 'LP', fc: 70, q: 0.9 })
}

/** Hammer, explosion, shield: all of it between 200 and 500 Hz. */
function hitSound(random: Random): Float32Array {
  return burst(random, 0.06 + 0.08 * random(), { type: 'PK', fc: 240 + 200 * random(), gain: 10, q: 1.6 }, { type: 'LP', fc: 700, q: 0.7 }) // prettier-ignore
}

/** Somebody who runs past. */
export function flankerStep(random: Random): Float32Array {
  return burst(random, 0.011, { type: 'PK', fc: 3400, gain: 10, q: 1.5 }, { type: 'HP', fc: 2000, q: 0.7 })
}

/** A falling tone with a sharp edge. */
function beamSound(random: Random): Float32Array {
  const top = 900 + 500 * random()
  let phase = 0
  return synthesize(0.35, (time) => {
    phase = (phase + (top - 1600 * time) / SAMPLE_RATE) % 1
    return (1 - 2 * phase) * Math.exp(-time / 0.12)
  })
}
