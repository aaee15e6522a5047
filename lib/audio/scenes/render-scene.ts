import type { FinishedScene, Scene, SceneName, SceneWork } from './scene'
import { beatScene } from './beat-scene'
import { boardsScene } from './boards-scene'
import { chestsScene } from './chests-scene'
import { sceneWork, type SceneDesign } from './design'
import { listenedSounds } from './listened-sounds'
import { dustScene } from './dust-scene'
import { fightScene } from './fight-scene'
import { floorsScene } from './floors-scene'
import { grassScene } from './grass-scene'
import { leavesScene } from './leaves-scene'
import { limitScene } from './limit-scene'
import { pingsScene } from './pings-scene'
import { rainScene } from './rain-scene'
import { rubbleScene } from './rubble-scene'
import { shotsScene } from './shots-scene'
import { stepsScene } from './steps-scene'
import { tilesScene } from './tiles-scene'
import { voiceScene } from './voice-scene'
import { wallsScene } from './walls-scene'
import { levelled, opening } from './stage'

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
 * dB by which each scene is changed to be at -16 LUFS, as most sound on the web, once its peaks are limited; measured, since looking
 * for them takes longer than making a scene. The test says what a scene that has changed needs.
 */
const levels: Record<SceneName, number> = {
  steps: 17.7,
  shots: 17.7,
  voice: 16.7,
  floors: 13.5,
  grass: 14.2,
  walls: 14.8,
  boards: 17.1,
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

/** Seconds that are heard while the rest is made. */
const OPENING = 2
/** dBTP; leaves room for a preset that lifts peaks more than the rest. */
const CEILING = -6
/** For scenes whose peaks presets bring forward most. */
const ceilings: Partial<Record<SceneName, number>> = { shots: -8.5, steps: -8.6 }

/**
 * A scene of the listening sample: always the same samples, since all randomness is seeded.
 * @param rest awaited between its sounds, so that the page stays responsive: a scene takes tenths of a second
 * @param begun is given its first seconds as soon as they are there, unless all of it is there as soon
 */
export async function renderScene(
  name: SceneName,
  rest: () => Promise<void>,
  begun?: (opening: FinishedScene) => void,
): Promise<FinishedScene> {
  const work = finished(name)
  let told = begun
  let step = work.next()
  while (!step.done) {
    if (told && step.value && step.value.seconds >= OPENING) {
      told(opening(step.value, levels[name], ceilingOf(name)))
      told = undefined
    }
    await rest()
    step = work.next()
  }
  return step.value
}

/** A scene without what one listens for in it, at no particular level. */
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
