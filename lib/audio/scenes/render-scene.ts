import type { Scene, SceneName } from './scene'
import { shotsScene } from './shots-scene'
import { levelled } from './stage'
import { stepsScene } from './steps-scene'
import { voiceScene } from './voice-scene'

const scenes: Record<SceneName, () => Scene> = { steps: stepsScene, shots: shotsScene, voice: voiceScene }

/** A scene of the listening sample: the same samples each time, since all chance in it is seeded. */
export function renderScene(name: SceneName): Scene {
  return levelled(scenes[name]())
}
