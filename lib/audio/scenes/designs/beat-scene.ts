import { ambience } from '../synthesis/ambience'
import type { Placed, PlacedTarget, SceneDesign } from './design'
import { SAMPLE_RATE } from '../../filter'
import { shaped, synthesize, type Random } from '../synthesis/noise'
import { rooms } from '../acoustics/rooms'
import { SCENE_LENGTH, type NoiseWork, type Scene } from '../scene'
import { burst, hump, mixed, repeating, struck } from '../synthesis/sounds'
import { surround } from '../acoustics/stage'
import { voice } from '../synthesis/voice'

/** Seconds: 120 beats a minute, four bars per scene. */
const BEAT = 0.5
const beats = Array.from({ length: SCENE_LENGTH / BEAT - 1 }, (_, beat) => beat)

/** Whole Hz, one chord per bar, with its bass. */
const CHORDS = [
  [55, 110, 220, 277, 330],
  [49, 98, 196, 247, 294],
  [44, 88, 175, 220, 262],
  [49, 98, 196, 247, 294],
]

/** Four bars of a song: kick, snare, hi-hat, chords, a voice, and blades that cut through from both sides. */
export const beatScene: SceneDesign = {
  seed: 79,
  room: rooms.stage,
  noise: beatNoise,
  bed: [
    ...beats.map((beat): Placed => ({ make: hat, at: (beat + 0.5) * BEAT, azimuth: 25, level: 0.03 })),
    ...beats.slice(1).map((beat): Placed => ({
      make: blade,
      at: beat * BEAT - 0.06,
      azimuth: beat % 2 === 0 ? -70 : 70,
      level: 0.05,
    })),
    ...[0.2, 2.2, 4.2].map((at): Placed => ({ make: voice, at, azimuth: 0, level: 3 })),
  ],
  targets: [
    ...beats.map((beat): PlacedTarget => ({ kind: 'kick', at: beat * BEAT, azimuth: 0, level: 0.09 })),
    ...beats
      .filter((beat) => beat % 2 === 1)
      .map((beat): PlacedTarget => ({ kind: 'snare', at: beat * BEAT, azimuth: 5, level: 0.055 })),
  ],
}

/** The chords, and background noise. */
export function* beatNoise(scene: Scene, random: Random): NoiseWork {
  const chords = chordSound()
  surround(scene, chords, chords, 0.05)
  yield
  yield* ambience(scene, random, 0.3)
}

/** A tone that falls from 150 to 55 Hz, and the beater. */
export function kick(random: Random): Float32Array<ArrayBuffer> {
  const detune = 0.95 + 0.1 * random()
  let phase = 0
  const drum = synthesize(0.35, (time) => {
    phase += (detune * (55 + 95 * Math.exp(-time / 0.03))) / SAMPLE_RATE
    return Math.sin(2 * Math.PI * phase) * Math.exp(-time / 0.1)
  })
  return mixed([drum, 1], [struck(0.02, [[2400, 0.002, 0.3]]), 1])
}

export function snare(random: Random): Float32Array<ArrayBuffer> {
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

/** Chords that duck with each kick, so that it is audible. */
function chordSound(): Float32Array {
  const phases = [0, 0, 0, 0, 0]
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
