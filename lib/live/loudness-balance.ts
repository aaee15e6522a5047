import { coefficients } from '@/lib/audio/coefficients'
import type { Filter } from '@/lib/audio/filter'
import { filterSamples } from '@/lib/audio/filter-samples'
import { loudnessOf } from '@/lib/audio/loudness'
import { gainsFor, type MatchedGains } from '@/lib/audio/match-loudness'

/** Loudness of a piece of sound on each side, with the preamp of each, in LUFS. */
export interface HeardLoudness {
  before: number
  after: number
  /** With a headset's correction, too; equal to `after` without one. */
  headset: number
}

/** Filters with their preamp in dB. */
export interface Tuning {
  filters: readonly Filter[]
  preamp: number
}

/**
 * Measures a piece of at least 0.4 s; silence is -Infinity.
 * @param channels at 48 kHz
 * @param whole the preset with a headset's correction; null without one
 */
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

/** Gains that make all sides equally loud over all pieces heard; null while all were silent. */
export function balanceOf(pieces: readonly HeardLoudness[]): MatchedGains | null {
  const audible = pieces.filter(({ before, after, headset }) => Number.isFinite(before + after + headset))
  if (audible.length === 0) return null
  const power = (side: keyof HeardLoudness) =>
    audible.reduce((sum, piece) => sum + 10 ** (piece[side] / 10), 0)
  const gained = (side: keyof HeardLoudness) => 10 * Math.log10(power(side) / power('before'))
  return gainsFor(gained('after'), gained('headset'))
}
