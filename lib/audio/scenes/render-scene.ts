import type { FinishedScene, SceneName, SceneWork } from './scene'
import { beatScene } from './beat-scene'
import { boardsScene } from './boards-scene'
import { fightScene } from './fight-scene'
import { floorsScene } from './floors-scene'
import { grassScene } from './grass-scene'
import { leavesScene } from './leaves-scene'
import { limitScene } from './limit-scene'
import { pingsScene } from './pings-scene'
import { rainScene } from './rain-scene'
import { shotsScene } from './shots-scene'
import { stepsScene } from './steps-scene'
import { voiceScene } from './voice-scene'
import { wallsScene } from './walls-scene'
import { levelled } from './stage'

const scenes: Record<SceneName, () => SceneWork> = {
  steps: stepsScene,
  shots: shotsScene,
  voice: voiceScene,
  floors: floorsScene,
  grass: grassScene,
  walls: wallsScene,
  boards: boardsScene,
  limit: limitScene,
  fight: fightScene,
  leaves: leavesScene,
  rain: rainScene,
  pings: pingsScene,
  beat: beatScene,
}

/**
 * A scene of the listening sample: always the same samples, since all randomness is seeded.
 * @param rest awaited between its sounds, so that the page stays responsive: a scene takes tenths of a second
 */
export async function renderScene(name: SceneName, rest: () => Promise<void>): Promise<FinishedScene> {
  const work = scenes[name]()
  let step = work.next()
  while (!step.done) {
    await rest()
    step = work.next()
  }
  return levelled(step.value)
}
