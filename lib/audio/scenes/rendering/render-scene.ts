import type { FinishedScene, Scene, SceneName, SceneWork } from '../scene'
import { beatScene } from '../designs/beat-scene'
import { boardsScene } from '../designs/boards-scene'
import { chestsScene } from '../designs/chests-scene'
import { sceneWork, type SceneDesign } from '../designs/design'
import { listenedSounds } from './listened-sounds'
import { dustScene } from '../designs/dust-scene'
import { fightScene } from '../designs/fight-scene'
import { floorsScene } from '../designs/floors-scene'
import { grassScene } from '../designs/grass-scene'
import { leavesScene } from '../designs/leaves-scene'
import { limitScene } from '../designs/limit-scene'
import { pingsScene } from '../designs/pings-scene'
import { rainScene } from '../designs/rain-scene'
import { rubbleScene } from '../designs/rubble-scene'
import { shotsScene } from '../designs/shots-scene'
import { stepsScene } from '../designs/steps-scene'
import { tilesScene } from '../designs/tiles-scene'
import { voiceScene } from '../designs/voice-scene'
import { wallsScene } from '../designs/walls-scene'
import { belowCeiling, opening } from '../acoustics/stage'

export const designs: Record<SceneName, SceneDesign> = {
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
  tiles: tilesScene,
  dust: dustScene,
  rubble: rubbleScene,
  chests: chestsScene,
}

const OPENING = 2 // seconds that play while the rest is rendered
export const CEILING = -2 // dBTP; leaves headroom for a preset that lifts peaks more than the rest

/** Always the same samples: all randomness is seeded.
 * @param rest awaited between sounds: a scene takes tenths of a second
 * @param begun gets the first seconds as soon as they are ready, unless the whole scene is ready by then */
export async function renderScene(
  name: SceneName,
  rest: () => Promise<void>,
  begun?: (opening: FinishedScene) => void,
): Promise<FinishedScene> {
  const work = finished(name)
  let announce = begun
  let step = work.next()
  while (!step.done) {
    if (announce && step.value && step.value.seconds >= OPENING) {
      announce(opening(step.value, CEILING))
      announce = undefined
    }
    await rest()
    step = work.next()
  }
  return step.value
}

export function renderBed(name: SceneName): Scene {
  return renderAtOnce({ ...designs[name], targets: [] })
}

export function renderAtOnce(design: SceneDesign): Scene {
  const work = sceneWork(design, listenedSounds)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

function* finished(name: SceneName): SceneWork<FinishedScene> {
  return yield* belowCeiling(yield* sceneWork(designs[name], listenedSounds), CEILING)
}
