import { SAMPLE_RATE } from '../filter'
import { seededRandom, shaped, synthesize, type Random } from './noise'
import { type NoiseWork, SCENE_LENGTH, type Scene, type SceneParts, type SceneWork } from './scene'
import { burst, hump, mixed, repeating, struck } from './sounds'
import { emptyParts, place, surround } from './stage'

/** Seconds: 120 beats a minute, four bars a scene. */
const BEAT = 0.5
const BEATS = SCENE_LENGTH / BEAT
/** Whole Hz, one chord a bar. */
const CHORDS = [
  [220, 277, 330],
  [196, 247, 294],
  [175, 220, 262],
  [196, 247, 294],
]

/** Four bars of a song: kick, snare, hi-hat, chords, and blades that cut through from both sides. */
export function* beatScene(): SceneWork<SceneParts> {
  const random = seededRandom(79)
  const { bed, targets } = emptyParts()
  yield* beatNoise(bed)
  for (let beat = 0; beat < BEATS; beat += 1) {
    if (beat % 4 === 0) yield
    const at = beat * BEAT
    place(targets, kick(), { at, side: 0, level: 0.9 })
    if (beat % 2 === 1) place(targets, snare(random), { at, side: 0.05, level: 0.4 })
    place(bed, hat(random), { at: at + BEAT / 2, side: 0.3, level: 0.16 })
    place(bed, blade(random), { at: at + BEAT - 0.06, side: beat % 2 === 0 ? -0.7 : 0.7, level: 0.12 })
  }
  return { bed, targets }
}

/** The chords alone. */
export function* beatNoise(scene: Scene): NoiseWork {
  const chords = chordSound()
  surround(scene, chords, chords, 0.3)
}

/** A tone that falls from 150 to 55 Hz, and the beater. */
export function kick(): Float32Array {
  let phase = 0
  const drum = synthesize(0.35, (time) => {
    phase += (55 + 95 * Math.exp(-time / 0.03)) / SAMPLE_RATE
    return Math.sin(2 * Math.PI * phase) * Math.exp(-time / 0.1)
  })
  return mixed([drum, 1], [struck(0.02, [[2400, 0.002, 0.3]]), 1])
}

export function snare(random: Random): Float32Array {
  const wires = burst(random, 0.06, { type: 'HP', fc: 1500, q: 0.7 }, { type: 'PK', fc: 4800, gain: 5, q: 1 })
  return mixed([wires, 0.8], [struck(0.15, [[190, 0.03, 0.6], [330, 0.02, 0.4]]), 1]) // prettier-ignore
}

function hat(random: Random): Float32Array {
  return burst(random, 0.018, { type: 'HP', fc: 8000, q: 0.8 })
}

function blade(random: Random): Float32Array {
  const air = synthesize(0.2, (time) => (random() * 2 - 1) * hump(time, 0.08, 0.08))
  return shaped(air, { type: 'HP', fc: 2500, q: 0.8 }, { type: 'LP', fc: 8000, q: 0.7 })
}

/** Chords that duck with each kick, so that it is heard. */
function chordSound(): Float32Array {
  const phases = [0, 0, 0]
  const ducked = (time: number) => {
    const chord = CHORDS[Math.floor(time / (SCENE_LENGTH / CHORDS.length)) % CHORDS.length] ?? []
    const sum = chord.reduce((total, tone, index) => {
      phases[index] = ((phases[index] ?? 0) + tone / SAMPLE_RATE) % 1
      return total + 1 - 2 * (phases[index] ?? 0)
    }, 0)
    return sum * Math.min(1, 0.25 + (time % BEAT) / BEAT)
  }
  return repeating(ducked, { type: 'PK', fc: 450, gain: 5, q: 0.8 }, { type: 'LP', fc: 1800, q: 0.6 })
}
