import type { SceneName } from './scene'

/** By a game's name: the scene made for it, then others with the sounds that its preset promises. */
const scenesByGame = new Map<string, readonly SceneName[]>([
  ['Counter-Strike 2', ['floors']],
  ['PUBG: Battlegrounds', ['grass']],
  ['Rainbow Six Siege', ['walls']],
  ['Resident Evil 4', ['boards']],
  ['Assetto Corsa Competizione', ['limit']],
  ['Overwatch 2', ['fight', 'voice']],
  ['Escape from Tarkov', ['leaves']],
  ['The Witcher 3: Wild Hunt', ['rain']],
  ['League of Legends', ['pings']],
  ['Beat Saber', ['beat']],
  ['Valorant', ['tiles']],
  ['Fortnite', ['chests']],
  ['Apex Legends', ['dust']],
  ['Call of Duty: Warzone', ['rubble']],
])

const GENERAL: readonly SceneName[] = ['steps', 'shots', 'voice']

/** The default first. */
export function scenesFor(game: string): readonly SceneName[] {
  return scenesByGame.get(game) ?? GENERAL
}
