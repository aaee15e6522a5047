import { thirdsOf } from '@/lib/audio/spectrum/thirds'
import type { RecordedSpectra } from '@/lib/audio/prominence/recorded'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { afterAir } from './air-absorption'
import { recordedGames, type RecordedGame } from './recorded-files'
import { readRecordings } from './read-recordings'

/** Metres to a far shot. */
const FAR = 300

/** @param leftOut is told of each recording, or kind of a game, that is left out */
export function measureSpectra(leftOut: (what: string) => void): RecordedSpectra {
  const measured = (part: 'kinds' | 'beds') => {
    const spectra: RecordedSpectra['kinds'] = {}
    for (const [name, game] of Object.entries(recordedGames))
      for (const [kind, names] of Object.entries(game[part])) {
        const levels = readSpectra(game, names, (file, why) => leftOut(`${name}: ${file} (${why})`)).map(
          (powers) => levelsOf(kind === 'farShots' ? afterAir(powers, FAR) : powers),
        )
        if (levels.length < (part === 'kinds' ? 2 : 1)) leftOut(`${name}: ${kind}, ${levels.length}`)
        else (spectra[kind] ??= {})[name] = levels
      }
    return spectra
  }
  return { kinds: measured('kinds'), beds: measured('beds') }
}

function readSpectra(
  game: RecordedGame,
  names: RegExp,
  leftOut: Parameters<typeof readRecordings>[2],
): Float64Array[] {
  return readRecordings(game, names, leftOut).map(({ samples }) => thirdsOf(bandFrames([samples])))
}

/** dB below the highest, as whole numbers. */
function levelsOf(powers: Float64Array): number[] {
  const most = Math.max(...powers)
  return Array.from(powers, (power) => Math.max(-99, Math.round(10 * Math.log10(power / most))) + 0)
}
