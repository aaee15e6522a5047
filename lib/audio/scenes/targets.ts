import { scenesFor } from './games'
import type { SceneName } from './scene'

/** Sounds that one listens for in a game. Each has one question, one name in a result, and one way to be made. */
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

/** Sounds that one listens for besides, which no test asks for. */
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

/** What is asked for in each scene, and played: question, sound and result all follow from this. */
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

/** What a test with a preset for a game asks for. */
export function targetFor(game: string): Target {
  return sceneTargets[scenesFor(game)[0] ?? 'steps']
}
