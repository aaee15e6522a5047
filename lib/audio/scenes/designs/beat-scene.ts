import { repeated, type Placed, type PlacedTarget, type SceneDesign } from './design'
import { SAMPLE_RATE } from '../../filter'
import { shaped, synthesize, type Random } from '../synthesis/noise'
import { rooms } from '../acoustics/rooms'
import { SCENE_LENGTH } from '../scene'
import { burst, hump, mixed, repeating, struck } from '../synthesis/sounds'
import { voice } from '../synthesis/voice'

const BEAT = 0.5 // seconds: 120 beats a minute, four bars per scene
const beats = Array.from({ length: SCENE_LENGTH / BEAT - 1 }, (_, beat) => beat)

/** Hz: the chords of the chorus, a bar and a half in all, with their basses. */
const CHORDS = [
  [55, 110, 220, 277, 330],
  [49, 98, 196, 247, 294],
  [44, 88, 175, 220, 262],
]
const PAD = [110, 220, 277, 330] // whole Hz, so that the soft chord of the verse loops

/** Kick and snare over a soft chord; in the chorus, chords, a voice, and blades that cut from both sides. */
export const beatScene: SceneDesign = {
  seed: 79,
  room: rooms.stage,
  ambience: { levels: [-3, 0, 0, -2, -4, -7, -10, -13], gusts: 4, depth: 0.2 },
  drone: { make: pad, level: 1 },
  bed: [
    { make: chorus, at: 2.5, azimuth: 0, level: 1 },
    ...repeated(6, BEAT, { make: hat, at: 2.75, azimuth: 25, level: 0.4 }),
    ...Array.from({ length: 6 }, (_, beat): Placed => ({
      make: blade,
      at: 2.44 + beat * BEAT,
      azimuth: beat % 2 === 0 ? -70 : 70,
      level: 0.6,
    })),
    ...repeated(2, 1.5, { make: voice, at: 2.6, azimuth: 0, level: 30 }),
  ],
  targets: [
    ...beats.map((beat): PlacedTarget => ({ kind: 'kick', at: beat * BEAT, azimuth: 0, level: 1 })),
    ...beats
      .filter((beat) => beat % 2 === 1)
      .map((beat): PlacedTarget => ({ kind: 'snare', at: beat * BEAT, azimuth: 5, level: 0.6 })),
  ],
  mix: { ambience: -31.2, bed: -26.9, targets: -28.9 },
}

/** Falls from 150 to 55 Hz, with the beater. */
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

/** A bar and a half of chords that duck with each kick, so that it is audible. */
function chorus(): Float32Array {
  const phases = [0, 0, 0, 0, 0]
  const rough = synthesize(3, (time) => {
    const chord = CHORDS[Math.floor(time)] ?? []
    const sum = chord.reduce((total, tone, index) => {
      phases[index] = ((phases[index] ?? 0) + tone / SAMPLE_RATE) % 1
      return total + 1 - 2 * (phases[index] ?? 0)
    }, 0)
    return sum * Math.min(1, 0.25 + (time % BEAT) / BEAT, 20 * (3 - time))
  })
  return shaped(rough, { type: 'PK', fc: 450, gain: 5, q: 0.8 }, { type: 'LP', fc: 1800, q: 0.6 })
}

function pad(): Float32Array {
  const chord = (time: number) => PAD.reduce((sum, tone) => sum + Math.sin(2 * Math.PI * tone * time), 0)
  return repeating((time) => chord(time) / PAD.length)
}
