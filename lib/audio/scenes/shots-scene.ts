import { endlessNoise, seededRandom, shaped, synthesize, whiteNoise, type Random } from './noise'
import { type NoiseWork, SCENE_LENGTH, type Scene, type SceneParts, type SceneWork } from './scene'
import { emptyParts, place, surround } from './stage'

/** Seconds, direction, and how near; a far shot has lost its treble to the air. */
const shots = [
  { at: 0.5, side: -0.7, nearness: 0.7 },
  { at: 1.9, side: 0.5, nearness: 0.5 },
  { at: 2.25, side: 0.52, nearness: 0.5 },
  { at: 3.8, side: -0.2, nearness: 0.35 },
  { at: 3.91, side: -0.19, nearness: 0.35 },
  { at: 4.02, side: -0.2, nearness: 0.35 },
  { at: 4.13, side: -0.18, nearness: 0.35 },
  { at: 5.7, side: 0.9, nearness: 0.6 },
  { at: 6.9, side: -0.9, nearness: 0.4 },
]
/** Seconds until a shot comes back from the houses on the other side. */
const ECHO = 0.34

/** Shots at a distance from several sides, in wind, while an engine runs somewhere. */
export function* shotsScene(): SceneWork<SceneParts> {
  const random = seededRandom(23)
  const { bed, targets } = emptyParts()
  yield* shotsNoise(bed, random)
  for (const { at, side, nearness } of shots) {
    yield
    const sound = shot(random, nearness)
    place(targets, sound, { at, side, level: nearness })
    place(targets, shaped(sound, { type: 'LP', fc: 1400, q: 0.6 }), {
      at: at + ECHO,
      side: -side * 0.6,
      level: nearness * 0.3,
    })
  }
  return { bed, targets }
}

/** Wind, and an engine somewhere. */
export function* shotsNoise(scene: Scene, random: Random): NoiseWork {
  surround(scene, wind(random), wind(random), 0.42)
  yield
  const engine = endlessNoise(
    SCENE_LENGTH,
    random,
    { type: 'LP', fc: 110, q: 0.8 },
    { type: 'PK', fc: 75, gain: 9, q: 3 },
  )
  surround(scene, engine, engine, 0.9)
}

/** Two gusts per scene. */
function wind(random: Random): Float32Array {
  const noise = endlessNoise(SCENE_LENGTH, random, { type: 'LP', fc: 480, q: 0.5 }, { type: 'HP', fc: 60, q: 0.6 }) // prettier-ignore
  const gust = (index: number) => 0.75 + 0.25 * Math.sin((4 * Math.PI * index) / noise.length)
  return noise.map((sample, index) => sample * gust(index))
}

/** The crack of the bullet, the boom of the muzzle, and the roll that follows. */
export function shot(random: Random, nearness: number): Float32Array {
  const noise = whiteNoise(random)
  const decaying = (seconds: number) => synthesize(1.1, (time) => noise() * Math.exp(-time / seconds))
  const crack = shaped(decaying(0.006), { type: 'HP', fc: 1400, q: 0.7 })
  const boom = shaped(decaying(0.07), { type: 'LP', fc: 320, q: 0.8 })
  const roll = shaped(decaying(0.3), { type: 'LP', fc: 700, q: 0.5 }, { type: 'HP', fc: 90, q: 0.7 })
  const mixed = crack.map(
    (sample, index) => sample * 0.7 + (boom[index] ?? 0) * 1.1 + (roll[index] ?? 0) * 0.25,
  )
  return shaped(mixed, { type: 'LP', fc: 2500 + 5000 * nearness, q: 0.6 })
}
