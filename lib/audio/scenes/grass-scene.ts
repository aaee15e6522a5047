import { endlessNoise, seededRandom, shaped, type Random } from './noise'
import { type NoiseWork, SCENE_LENGTH, type Scene, type SceneParts, type SceneWork } from './scene'
import { burst, fill, mixed, swelling } from './sounds'
import { emptyParts, place, surround } from './stage'

/** Seconds, direction, and seconds from the crack of the bullet to the boom of its gun: the distance. */
const shots = [
  { at: 0.6, side: -0.8, distance: 0.38 },
  { at: 2.3, side: 0.6, distance: 0.55 },
  { at: 2.75, side: 0.6, distance: 0.55 },
  { at: 4.6, side: 0.1, distance: 0.3 },
  { at: 6.2, side: -0.4, distance: 0.6 },
] as const

/** Far shots over a meadow in the wind, with a plane high above. */
export function* grassScene(): SceneWork<SceneParts> {
  const random = seededRandom(43)
  const { bed, targets } = emptyParts()
  yield* grassNoise(bed, random)
  for (const { at, side, distance } of shots) {
    yield
    place(bed, burst(random, 0.004, { type: 'HP', fc: 3000, q: 0.7 }), { at, side, level: 0.25 })
    place(targets, farShot(random), { at: at + distance, side, level: 0.6 })
  }
  return { bed, targets }
}

/** Grass, wind, and a plane. */
export function* grassNoise(scene: Scene, random: Random): NoiseWork {
  const left = grass(random, 0)
  yield
  surround(scene, left, grass(random, 0.3), 0.16)
  yield
  fill(scene, random, 0.3, { type: 'LP', fc: 320, q: 0.5 }, { type: 'HP', fc: 90, q: 0.6 })
  yield
  fill(scene, random, 1.3, { type: 'LP', fc: 75, q: 0.9 }, { type: 'PK', fc: 52, gain: 9, q: 3 })
}

/** Blades of grass, in two gusts. */
function grass(random: Random, lag: number): Float32Array {
  const noise = endlessNoise(
    SCENE_LENGTH,
    random,
    { type: 'HP', fc: 3600, q: 0.7 },
    { type: 'LP', fc: 8500, q: 0.7 },
  )
  return swelling(noise, (time) => 0.6 + 0.4 * Math.sin((4 * Math.PI * (time - lag)) / SCENE_LENGTH))
}

/** A shot dulled by air and meadow: a crack, and its echo from the woods. */
export function farShot(random: Random): Float32Array {
  const body = burst(random, 0.045, { type: 'HP', fc: 380, q: 0.7 }, { type: 'LP', fc: 1900, q: 0.7 })
  const roll = burst(random, 0.3, { type: 'HP', fc: 260, q: 0.7 }, { type: 'LP', fc: 1100, q: 0.6 })
  return shaped(mixed([body, 1.6], [roll, 0.35]), { type: 'LP', fc: 2600, q: 0.6 })
}
