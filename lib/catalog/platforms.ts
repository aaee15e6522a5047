/** Where games are played, in the order said. `ios` is iPhone and iPad; a headset that plays by itself is a console. */
export const platforms = ['windows', 'mac', 'linux', 'android', 'ios', 'console'] as const

export type Platform = (typeof platforms)[number]

/** Where a program may change a game's sound, so that a preset can be set up. */
const setupPlatforms = ['windows', 'mac', 'linux', 'android'] as const satisfies readonly Platform[]

export type SetupPlatform = (typeof setupPlatforms)[number]

/** Where the games of the program's presets are sold by their makers, seen in November 2026; without streaming. */
const platformsByGame: ReadonlyMap<string, readonly Platform[]> = new Map([
  ['Counter-Strike 2', ['windows', 'linux']],
  ['PUBG: Battlegrounds', ['windows', 'console']],
  ['Rainbow Six Siege', ['windows', 'console']],
  ['Resident Evil 4', ['windows', 'mac', 'ios', 'console']],
  ['Assetto Corsa Competizione', ['windows', 'console']],
  ['Overwatch 2', ['windows', 'console']],
  ['Escape from Tarkov', ['windows']],
  ['The Witcher 3: Wild Hunt', ['windows', 'console']],
  ['League of Legends', ['windows', 'mac']],
  ['Beat Saber', ['windows', 'console']],
  ['Valorant', ['windows', 'console']],
  ['Fortnite', ['windows', 'android', 'ios', 'console']],
  ['Apex Legends', ['windows', 'console']],
  ['Call of Duty: Warzone', ['windows', 'console']],
])

const USUAL: readonly Platform[] = ['windows']

interface PlayedPreset {
  game: string
  platforms?: readonly Platform[]
}

export function platformsOf({ platforms: said, game }: PlayedPreset): readonly Platform[] {
  return said ?? platformsByGame.get(game) ?? USUAL
}

export function installationPlatformsOf(preset: PlayedPreset): readonly SetupPlatform[] {
  const played = platformsOf(preset)
  return setupPlatforms.filter((platform) => played.includes(platform))
}

export function isSetupAmong(said: readonly Platform[]): boolean {
  return setupPlatforms.some((platform) => said.includes(platform))
}
