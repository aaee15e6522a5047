import { SAMPLE_RATE } from '../filter'
import { endlessNoise, seededRandom, shaped, synthesize, type Random } from './noise'
import { type NoiseWork, SCENE_LENGTH, type Scene, type SceneParts, type SceneWork } from './scene'
import { delayed, fill, hump, mixed, repeating, struck, swelling } from './sounds'
import { emptyParts, place, surround } from './stage'

/** Whole Hz, so that the chord meets itself when the scene begins again. */
const CHORD = [65, 98, 131, 156, 196, 294]
/** Seconds, direction, and Hz of the first of a ping’s two tones. */
const pings = [
  { at: 0.5, side: -0.8, tone: 1400 },
  { at: 1.9, side: 0.7, tone: 1180 },
  { at: 2.2, side: 0.7, tone: 1180 },
  { at: 4.1, side: 0, tone: 1580 },
  { at: 5.6, side: -0.5, tone: 1400 },
  { at: 6.9, side: 0.9, tone: 1180 },
] as const
/** Seconds at which an ability is heard from outside of the picture. */
const abilities = [1.2, 3.3, 6.3]

/** Pings and abilities from all sides, over music and the glitter of effects. */
export function* pingsScene(): SceneWork<SceneParts> {
  const random = seededRandom(73)
  const { bed, targets } = emptyParts()
  yield* pingsNoise(bed, random)
  for (const { at, side, tone } of pings) {
    yield
    place(targets, ping(tone), { at, side, level: 0.22 })
  }
  for (const [index, at] of abilities.entries()) {
    yield
    place(targets, ability(random), { at, side: index - 1, level: 0.3 })
  }
  return { bed, targets }
}

/** Music, and the glitter of effects. */
export function* pingsNoise(scene: Scene, random: Random): NoiseWork {
  const music = musicSound()
  surround(scene, music, music, 0.5)
  yield
  const glitter = endlessNoise(SCENE_LENGTH, random, { type: 'HP', fc: 6000, q: 0.7 })
  surround(
    scene,
    swelling(glitter, (time) => 0.5 + 0.5 * Math.sin((6 * Math.PI * time) / SCENE_LENGTH)),
    glitter,
    0.05,
  )
  yield
  fill(scene, random, 0.14, { type: 'HP', fc: 200, q: 0.7 }, { type: 'LP', fc: 420, q: 0.7 })
}

/** A soft chord. */
function musicSound(): Float32Array {
  const phases = CHORD.map(() => 0)
  const chord = () =>
    CHORD.reduce((sum, tone, index) => {
      phases[index] = ((phases[index] ?? 0) + tone / SAMPLE_RATE) % 1
      return sum + (1 - 2 * (phases[index] ?? 0)) / CHORD.length
    }, 0)
  return repeating(chord, { type: 'LP', fc: 900, q: 0.5 })
}

/** Two tones, the second a fifth higher. */
export function ping(tone: number): Float32Array {
  const rung = (hertz: number) => {
    const [body, shine] = [
      [hertz, 0.1, 0.8],
      [hertz * 2, 0.05, 0.25],
    ] as const
    return struck(0.5, [body, shine])
  }
  return mixed([rung(tone), 1], [delayed(rung(tone * 1.5), 0.09), 1])
}

export function ability(random: Random): Float32Array {
  const noise = synthesize(0.7, (time) => (random() * 2 - 1) * hump(time, 0.3, 0.3))
  return shaped(noise, { type: 'PK', fc: 2700, gain: 12, q: 2 }, { type: 'HP', fc: 1500, q: 0.7 }, { type: 'LP', fc: 4200, q: 0.7 }) // prettier-ignore
}
