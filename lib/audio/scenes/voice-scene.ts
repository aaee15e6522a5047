import { endlessNoise, seededRandom, type Random } from './noise'
import { type NoiseWork, SCENE_LENGTH, type Scene, type SceneParts, type SceneWork } from './scene'
import { emptyParts, place, surround } from './stage'
import { voice } from './voice'

const calls = [
  { at: 0.5, side: -0.6 },
  { at: 3.1, side: 0.1 },
  { at: 5.7, side: 0.7 },
]

/** Someone calls, without words, from three directions in a noisy room. */
export function* voiceScene(): SceneWork<SceneParts> {
  const random = seededRandom(37)
  const { bed, targets } = emptyParts()
  yield* voiceNoise(bed, random)
  for (const { at, side } of calls) {
    yield
    place(targets, voice(random), { at, side, level: 9.8 })
  }
  return { bed, targets }
}

/** A noisy room. */
export function* voiceNoise(scene: Scene, random: Random): NoiseWork {
  const room = () =>
    endlessNoise(
      SCENE_LENGTH,
      random,
      { type: 'LP', fc: 700, q: 0.4 },
      { type: 'HP', fc: 70, q: 0.6 },
      { type: 'PK', fc: 300, gain: 5, q: 0.8 },
    )
  const bass = () => endlessNoise(SCENE_LENGTH, random, { type: 'LP', fc: 80, q: 0.9 })
  surround(scene, room(), room(), 0.4)
  yield
  surround(scene, bass(), bass(), 1.3)
}
