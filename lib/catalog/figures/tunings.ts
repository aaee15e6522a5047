import type { Tuning } from '@/lib/audio/prominence/tuning'

/** For shooters, whose players want to hear where a sound is. */
const shooter = (kinds: Tuning['kinds'], family: Tuning['family']): Tuning => ({
  kinds,
  family,
  hasDirection: true,
})
const other = (kinds: Tuning['kinds'], family: Tuning['family']): Tuning => ({
  kinds,
  family,
  hasDirection: false,
})

export const tunings: ReadonlyMap<string, Tuning> = new Map([
  ['Counter-Strike 2', shooter(['metalSteps', 'hardSteps'], ['doors'])],
  ['Valorant', shooter(['hardSteps'], ['metalSteps', 'doors'])],
  ['Rainbow Six Siege', shooter(['doors', 'hardSteps'], ['metalSteps', 'voices'])],
  ['Apex Legends', shooter(['earthSteps'], ['gravelSteps', 'tyres'])],
  ['Call of Duty: Warzone', shooter(['gravelSteps'], ['earthSteps', 'tyres'])],
  ['PUBG: Battlegrounds', shooter(['earthSteps'], ['hardSteps', 'gravelSteps', 'tyres'])],
  ['Escape from Tarkov', shooter(['reload'], ['tyres'])],
  ['Fortnite', shooter(['reload'], ['gravelSteps', 'earthSteps', 'tyres'])],
  ['Overwatch 2', shooter(['voices'], ['hardSteps', 'doors'])],
  ['Assetto Corsa Competizione', other(['tyres'], ['gravelSteps', 'earthSteps'])],
  ['Resident Evil 4', other(['doors'], ['voices', 'hardSteps'])],
  ['The Witcher 3: Wild Hunt', other(['voices'], ['doors', 'hardSteps'])],
  ['League of Legends', { ...other([], []), scene: 'pings' }],
  ['Beat Saber', { ...other([], []), scene: 'beat' }],
])
