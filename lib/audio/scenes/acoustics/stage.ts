import { SAMPLE_RATE } from '../../filter'
import { Limiter, LIMITER_DELAY } from '../../limiter'
import { loopLoudnessOf } from '../../loudness'
import { amplitudeOf } from '../../preamp'
import { SCENE_LENGTH, type Beginning, type FinishedScene, type Scene, type SceneWork } from '../scene'

const PART = 48_000 // samples between two rests

export function emptyScene(): Scene {
  const size = SCENE_LENGTH * SAMPLE_RATE
  return { left: new Float32Array(size), right: new Float32Array(size) }
}

export function surround(scene: Scene, left: Float32Array, right: Float32Array, level: number): void {
  add(scene.left, left, 0, level)
  add(scene.right, right, 0, level)
}

/** @param ceiling dBTP */
export function* belowCeiling(scene: Scene, ceiling: number): SceneWork<FinishedScene> {
  // It loops, so the limiter has processed its end before its beginning.
  const { left, right } = yield* limited(scene, amplitudeOf(ceiling), SAMPLE_RATE)
  return { left, right, loudness: loopLoudnessOf([left, right]) }
}

/** With silence before. */
export function opening({ scene, seconds }: Beginning, ceiling: number): FinishedScene {
  const until = seconds * SAMPLE_RATE
  const begun = { left: scene.left.slice(0, until), right: scene.right.slice(0, until) }
  const work = limited(begun, amplitudeOf(ceiling), 0)
  let step = work.next()
  while (!step.done) step = work.next()
  const { left, right } = step.value
  return { left, right, loudness: loopLoudnessOf([left, right]) }
}

/** @param lead samples of the scene's end that the limiter processes first */
function* limited({ left, right }: Scene, ceiling: number, lead: number): SceneWork<Scene> {
  const limiter = new Limiter(ceiling)
  const size = left.length
  const channels = [left, right].map((ear) => {
    const heard = new Float32Array(lead + size + LIMITER_DELAY)
    for (let at = 0; at < heard.length; at += 1) heard[at] = ear[(at - lead + size) % size] ?? 0
    return heard
  })
  const [one = left, other = right] = channels
  for (let start = 0; start < one.length; start += PART) {
    limiter.limit([one, other].map((ear) => ear.subarray(start, start + PART)))
    yield
  }
  const from = lead + LIMITER_DELAY
  return { left: one.slice(from, from + size), right: other.slice(from, from + size) }
}

/** A sound reaching beyond the end continues at the beginning, since scenes loop. */
function add(track: Float32Array, sound: Float32Array, at: number, level: number): void {
  const start = Math.round(at * SAMPLE_RATE)
  for (let index = 0; index < sound.length; index += 1) {
    const position = (start + index) % track.length
    track[position] = (track[position] ?? 0) + (sound[index] ?? 0) * level
  }
}
