import type { Scene, SceneName, SceneWork } from './scene'
import { shotsScene } from './shots-scene'
import { levelled } from './stage'
import { stepsScene } from './steps-scene'
import { voiceScene } from './voice-scene'

const scenes: Record<SceneName, () => SceneWork> = { steps: stepsScene, shots: shotsScene, voice: voiceScene }

/**
 * A scene of the listening sample: always the same samples, since all randomness is seeded.
 * @param rest awaited between its sounds, so that the page stays responsive: a scene takes tenths of a second
 */
export async function renderScene(name: SceneName, rest: () => Promise<void>): Promise<Scene> {
  const work = scenes[name]()
  let step = work.next()
  while (!step.done) {
    await rest()
    step = work.next()
  }
  return levelled(step.value)
}
