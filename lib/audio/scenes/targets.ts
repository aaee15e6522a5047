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
] as const

export type Target = (typeof targets)[number]

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
  fight: 'voice',
  leaves: 'rustle',
  rain: 'voice',
  pings: 'ping',
  beat: 'snare',
}

/** These were played while the question named another sound, until results began to say what was asked. */
const misnamed: readonly Target[] = ['tyres', 'snare']

/** What a test with a preset for a game asks for. */
export function targetFor(game: string): Target {
  return sceneTargets[scenesFor(game)[0] ?? 'steps']
}

/**
 * Whether a result counts for what is asked for today.
 * @param asked missing for results that do not say it
 */
export function answersTarget(asked: Target | undefined, target: Target): boolean {
  return asked === undefined ? !misnamed.includes(target) : asked === target
}
