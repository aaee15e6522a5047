import { installationPlatformsOf } from '@/lib/catalog/platforms'
import type { Preset } from '@/lib/catalog/schema'

/** In the order offered. */
export const playerSystems = ['windows', 'mac', 'linux', 'android', 'ios'] as const

export type PlayerSystem = (typeof playerSystems)[number]

/** Games of other systems are set up on those. */
const handheld: readonly PlayerSystem[] = ['android', 'ios']

type PlayedPreset = Pick<Preset, 'platforms' | 'game'>

/** No games run on a Mac that are not made for it. */
export function isUsedOn(system: PlayerSystem, preset: PlayedPreset): boolean {
  return system !== 'mac' || installationPlatformsOf(preset).includes(system)
}

export function systemsFor(presets: readonly PlayedPreset[]): PlayerSystem[] {
  return playerSystems.filter(
    (system) => system !== 'mac' || presets.some((preset) => isUsedOn(system, preset)),
  )
}

/** Handheld, and none of these presets can be set up on it. */
export function isInstalledElsewhere(system: PlayerSystem, presets: readonly PlayedPreset[]): boolean {
  const isHere = presets.some((preset) =>
    installationPlatformsOf(preset).some((platform) => platform === system),
  )
  return handheld.includes(system) && !isHere
}

/** The fastest way to sound; null where no program may change a game's sound. */
export const installationFiles: Record<PlayerSystem, string | null> = {
  windows: 'windows.zip',
  mac: 'mac.txt',
  linux: 'easyeffects.json',
  android: 'graphic-eq-wavelet.txt',
  ios: null,
}

/** `Sec-CH-UA-Platform`, which Chromium sends unasked: https://wicg.github.io/ua-client-hints/#sec-ch-ua-platform */
const hints: Readonly<Record<string, PlayerSystem>> = {
  Windows: 'windows',
  macOS: 'mac',
  Linux: 'linux',
  'Chrome OS': 'android',
  Android: 'android',
  iOS: 'ios',
}

/** In the order tried: a phone's text names the system that it descends from as well. */
const names: readonly (readonly [pattern: RegExp, system: PlayerSystem])[] = [
  [/iPhone|iPad|iPod/, 'ios'],
  [/Android|CrOS/, 'android'],
  [/Windows/, 'windows'],
  [/Mac OS X|Macintosh/, 'mac'],
  [/Linux|X11/, 'linux'],
]

/** A guess to correct: an iPad may identify itself as a Mac. The default is Windows, on which most play. */
export function systemOf(headers: Pick<Headers, 'get'>): PlayerSystem {
  const hint = hints[(headers.get('sec-ch-ua-platform') ?? '').replaceAll('"', '')]
  const agent = headers.get('user-agent') ?? ''
  return hint ?? names.find(([pattern]) => pattern.test(agent))?.[1] ?? 'windows'
}
