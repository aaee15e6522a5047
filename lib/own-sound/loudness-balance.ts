import { coefficients } from '@/lib/audio/coefficients'
import type { Filter } from '@/lib/audio/filter'
import { filterSamples } from '@/lib/audio/filter-samples'
import { loudnessOf } from '@/lib/audio/loudness'
import type { MatchedGains } from '@/lib/audio/match-loudness'
import { amplitudeOf } from '@/lib/audio/preamp'

/** LUFS on each side, each with its preamp. */
export interface HeardLoudness {
  before: number
  after: number
  headset: number // with a headset's correction; equal to `after` without one
}

/** Preamp in dB. */
export interface Tuning {
  filters: readonly Filter[]
  preamp: number
}

/** @param channels at 48 kHz, at least 0.4 s; silence is -Infinity
 * @param whole the preset with a headset's correction */
export function hearLoudness(
  channels: readonly Float32Array[],
  preset: Tuning,
  whole: Tuning | null = null,
): HeardLoudness {
  const after = loudnessWith(channels, preset)
  return {
    before: loudnessOf(channels),
    after,
    headset: whole ? loudnessWith(channels, whole) : after,
  }
}

function loudnessWith(channels: readonly Float32Array[], { filters, preamp }: Tuning): number {
  const bands = filters.map((filter) => coefficients(filter))
  return loudnessOf(channels.map((samples) => filterSamples(samples, bands))) + preamp
}

/** Without and with `Leises lauter`; equal for a preset without it. */
type Evenness = 'plain' | 'evened'

export type HeardPiece = Record<Evenness, HeardLoudness>
export type Balance = Record<Evenness, MatchedGains>

/** Makes all sides equally loud over all pieces; none is raised. Null while all were silent. */
export function balanceOf(pieces: readonly HeardPiece[]): Balance | null {
  const audible = pieces.filter(({ plain, evened }) =>
    [plain, evened].every(({ before, after, headset }) => Number.isFinite(before + after + headset)),
  )
  if (audible.length === 0) return null
  const levelOf = (way: Evenness, side: keyof HeardLoudness) =>
    10 * Math.log10(audible.reduce((sum, piece) => sum + 10 ** (piece[way][side] / 10), 0))
  const levels = (way: Evenness): HeardLoudness => ({
    before: levelOf(way, 'before'),
    after: levelOf(way, 'after'),
    headset: levelOf(way, 'headset'),
  })
  const [plain, evened] = [levels('plain'), levels('evened')]
  const lowest = Math.min(...Object.values(plain), ...Object.values(evened))
  const gains = ({ before, after, headset }: HeardLoudness): MatchedGains => ({
    before: amplitudeOf(lowest - before),
    after: amplitudeOf(lowest - after),
    headset: amplitudeOf(lowest - headset),
  })
  return { plain: gains(plain), evened: gains(evened) }
}
