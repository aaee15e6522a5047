import { scenesFor } from './games'
import type { SceneName } from './scene'

/** Sounds that listening tests ask for. Each has one question, one name in a result, and one way to be made. */
export const targets = [
  'gravelSteps',
  'shot',
  'voice',
  'metalSteps',
  'farShot',
  'stepsAbove',
  'creak',
  'tyres',
  'rustle',
  'ping',
  'snare',
  'tileSteps',
  'earthSteps',
  'chest',
  'shout',
] as const

export type Target = (typeof targets)[number]

/** Other sounds that players listen for, which no test asks for. */
export const otherListened = [
  'woodSteps',
  'stoneSteps',
  'sandSteps',
  'grassSteps',
  'armourPlate',
  'flankerSteps',
  'brakes',
  'click',
  'ability',
  'blow',
  'beep',
  'kick',
] as const

export type ListenedSound = Target | (typeof otherListened)[number]

/** The target of the listening test in each scene: question, sound and result all follow from it. */
export const sceneTargets: Record<SceneName, Target> = {
  steps: 'gravelSteps',
  shots: 'shot',
  voice: 'voice',
  floors: 'metalSteps',
  grass: 'farShot',
  walls: 'stepsAbove',
  boards: 'creak',
  limit: 'tyres',
  fight: 'shout',
  leaves: 'rustle',
  rain: 'voice',
  pings: 'ping',
  beat: 'snare',
  tiles: 'tileSteps',
  dust: 'earthSteps',
  rubble: 'gravelSteps',
  chests: 'chest',
}

/** The target of a listening test with a preset for a game. */
export function targetFor(game: string): Target {
  return sceneTargets[scenesFor(game)[0] ?? 'steps']
}
