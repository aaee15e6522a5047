import { repeated, type Placed, type PlacedTarget, type SceneDesign } from './design'
import { SAMPLE_RATE } from '../../filter'
import { explosion } from '../synthesis/gunfire'
import { shaped, synthesize, type Random } from '../synthesis/noise'
import { dying, octaveNoise } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'
import { delayed, hump, mixed, repeating, struck } from '../synthesis/sounds'
import { shout } from '../synthesis/voice'

const CHORD = [65, 98, 131, 156, 196, 294] // whole Hz, so that the chord loops with the scene

/** Seconds and directions. */
const pings = [
  [0.5, -80],
  [1.9, 70],
  [5.9, -50],
  [6.8, 120],
] as const

/** Pings and abilities from all sides over music, before and after teams clash. */
export const pingsScene: SceneDesign = {
  seed: 73,
  room: rooms.stage,
  ambience: { levels: [-8, -5, 0, -3, -5, -5, -7, -9], gusts: 3, depth: 0.5 },
  drone: { make: musicSound, level: 1 },
  bed: [
    ...Array.from({ length: 14 }, (_, blow): Placed => ({
      make: blowSound,
      at: 2.7 + blow * 0.2,
      azimuth: (130 * blow) % 360,
      level: 1,
    })),
    ...repeated(2, 1.1, { make: explosion, at: 3.1, azimuth: 20, level: 1.2 }),
    { make: shout, at: 3.4, azimuth: 0, level: 0.6 },
  ],
  targets: [
    ...pings.map(([at, azimuth]): PlacedTarget => ({ kind: 'ping', at, azimuth, level: 0.8 })),
    ...[1.1, 7.3].map((at, index): PlacedTarget => ({
      kind: 'ability',
      at,
      azimuth: 90 * index - 90,
      level: 1,
    })),
  ],
  mix: { ambience: -27.6, bed: 14.5, targets: -35.1 },
}

/** Against a minion. */
function blowSound(random: Random): Float32Array<ArrayBuffer> {
  return octaveNoise(random, [-10, -4, 0, -1, -4, -8, -12, -16], 0.3, () => dying(0.04))
}

function musicSound(): Float32Array {
  const phases = CHORD.map(() => 0)
  const chord = () =>
    CHORD.reduce((sum, tone, index) => {
      phases[index] = ((phases[index] ?? 0) + tone / SAMPLE_RATE) % 1
      return sum + (1 - 2 * (phases[index] ?? 0)) / CHORD.length
    }, 0)
  return repeating(chord, { type: 'LP', fc: 900, q: 0.5 })
}

/** The second a fifth higher. */
export function ping(random: Random): Float32Array<ArrayBuffer> {
  const tone = 1180 + 400 * random()
  const rung = (hertz: number) => {
    const [body, shine] = [
      [hertz, 0.1, 0.8],
      [hertz * 2, 0.05, 0.25],
    ] as const
    return struck(0.5, [body, shine])
  }
  return mixed([rung(tone), 1], [delayed(rung(tone * 1.5), 0.09), 1])
}

/** Used outside the visible area. */
export function ability(random: Random): Float32Array<ArrayBuffer> {
  const noise = synthesize(0.7, (time) => (random() * 2 - 1) * hump(time, 0.3, 0.3))
  return shaped(noise, { type: 'PK', fc: 2700, gain: 12, q: 2 }, { type: 'HP', fc: 1500, q: 0.7 }, { type: 'LP', fc: 4200, q: 0.7 }) // prettier-ignore
}
