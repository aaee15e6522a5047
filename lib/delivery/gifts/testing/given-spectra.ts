import { recordedSpectra } from '@/lib/audio/prominence/recorded'
import type { Random } from '@/lib/audio/scenes/synthesis/noise'
import { levelsOf, powersOfLevels } from '@/lib/audio/spectrum/levels'
import type { GivenSpectra } from '../judge-gifts'

interface Played {
  kind: string
  game: string
}

/** Files heard in a clip's marks, and between them. */
const HEARD = { sound: 8, bed: 12 } as const
/** dB by which two buyers' headsets and settings differ from the bass to the treble, and in each third. */
const TILT = 6
const UNEVEN = 2

/** As if measured at a clip of a game that has these recordings: of several files over a bed of its guns and more. */
export function measuredSpectra({ kind, game }: Played, random: Random): Pick<GivenSpectra, 'sound' | 'bed'> {
  const sounds = recordedSpectra.kinds[kind]?.[game] ?? []
  const guns = recordedSpectra.beds.guns?.[game] ?? recordedSpectra.beds.guns?.['Nexuiz'] ?? []
  const others = Object.values(recordedSpectra.beds).flatMap((games) => games[game] ?? [])
  const tilt = TILT * (random() - 0.5)
  const own = Array.from({ length: 31 }, (_, third) => (tilt * (third - 15)) / 31 + UNEVEN * (random() - 0.5))
  const heard = (powers: Float64Array) =>
    levelsOf(powers.map((power, third) => power * 10 ** ((own[third] ?? 0) / 10)))
  return {
    sound: heard(mixOf(sounds, HEARD.sound, random)),
    bed: heard(mixOf([...guns, ...guns, ...others], HEARD.bed, random)),
  }
}

/** The sum of files drawn at random, each up to 3 dB softer or louder. */
function mixOf(files: readonly (readonly number[])[], count: number, random: Random): Float64Array {
  const sum = new Float64Array(31)
  for (let drawn = 0; drawn < count; drawn += 1) {
    const weight = 10 ** (0.6 * (random() - 0.5))
    const powers = powersOfLevels(files[Math.floor(random() * files.length)] ?? [])
    powers.forEach((power, third) => (sum[third] = (sum[third] ?? 0) + weight * power))
  }
  return sum
}
