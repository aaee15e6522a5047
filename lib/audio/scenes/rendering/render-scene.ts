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
import { levelled, opening } from '../acoustics/stage'

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

/**
 * Gain in dB that brings each scene to -16 LUFS, as most sound on the web, after its peaks are limited; stored, since
 * finding it takes longer than rendering. The test reports the right value for a scene that has changed.
 */
const levels: Record<SceneName, number> = {
  steps: 17.7,
  shots: 17.7,
  voice: 16.7,
  floors: 13.5,
  grass: 14.2,
  walls: 14.8,
  boards: 18.9,
  limit: 5.4,
  fight: 15.3,
  leaves: 11.7,
  rain: 15.8,
  pings: 16.5,
  beat: 4.1,
  tiles: 13.1,
  dust: 13.9,
  rubble: 13.6,
  chests: 15.6,
}

/** Seconds that play while the rest is rendered. */
const OPENING = 2
/** dBTP; leaves headroom for a preset that lifts peaks more than the rest. */
const CEILING = -6
/** For scenes whose peaks presets lift most. */
const ceilings: Partial<Record<SceneName, number>> = { shots: -8.5, steps: -8.6, boards: -8.2 }

/**
 * Renders a scene of the listening sample: always the same samples, since all randomness is seeded.
 * @param rest awaited between its sounds, so that the page stays responsive: a scene takes tenths of a second
 * @param begun is called with its first seconds as soon as they are ready, unless the whole scene is ready by then
 */
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
      announce(opening(step.value, levels[name], ceilingOf(name)))
      announce = undefined
    }
    await rest()
    step = work.next()
  }
  return step.value
}

/** A scene without the sounds that players listen for, at an arbitrary level. */
export function renderBed(name: SceneName): Scene {
  const work = sceneWork({ ...designs[name], targets: [] }, listenedSounds)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

function* finished(name: SceneName): SceneWork<FinishedScene> {
  return yield* levelled(yield* sceneWork(designs[name], listenedSounds), levels[name], ceilingOf(name))
}

function ceilingOf(name: SceneName): number {
  return ceilings[name] ?? CEILING
}
