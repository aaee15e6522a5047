import { scenesFor } from './games'
import type { SceneName } from './scene'

/** Sounds that listening tests ask for. Each has one question, one name in a result, and one way to be made. */
export const targets = [
  'gravelSteps',
  'shot',
  'voice',
  'metalSteps',
  'creak',
  'tyres',
  'reload',
  'ping',
  'snare',
  'tileSteps',
  'earthSteps',
  'shout',
] as const

export type Target = (typeof targets)[number]

/** Tests do not ask for the last three. */
export type ListenedSound = Target | 'stoneSteps' | 'ability' | 'kick'

/** By scene, one that its game's preset promises: question, sound and result all follow from it. */
export const sceneTargets: Record<SceneName, Target> = {
  steps: 'gravelSteps',
  shots: 'shot',
  voice: 'voice',
  floors: 'metalSteps',
  grass: 'earthSteps',
  walls: 'tileSteps',
  boards: 'creak',
  limit: 'tyres',
  fight: 'shout',
  leaves: 'reload',
  rain: 'voice',
  pings: 'ping',
  beat: 'snare',
  tiles: 'tileSteps',
  dust: 'earthSteps',
  rubble: 'gravelSteps',
  chests: 'reload',
}

export function targetFor(game: string): Target {
  return sceneTargets[scenesFor(game)[0] ?? 'steps']
}
