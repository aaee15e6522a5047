import { coefficients } from '@/lib/audio/coefficients'
import type { Filter } from '@/lib/audio/filter'
import { filterSamples } from '@/lib/audio/filter-samples'
import { loudnessOf } from '@/lib/audio/loudness'
import { gainsFor, type MatchedGains } from '@/lib/audio/match-loudness'

/** Loudness of a piece of sound without and with a preset and its preamp, in LUFS. */
export interface HeardLoudness {
  before: number
  after: number
}

/**
 * Measures a piece of at least 0.4 s; silence is -Infinity.
 * @param samples at 48 kHz
 * @param preamp dB
 */
export function hearLoudness(
  samples: Float32Array,
  filters: readonly Filter[],
  preamp: number,
): HeardLoudness {
  const filtered = filterSamples(
    samples,
    filters.map((filter) => coefficients(filter)),
  )
  return { before: loudnessOf([samples]), after: loudnessOf([filtered]) + preamp }
}

/** Gains that make both sides equally loud over all pieces heard; null while all were silent. */
export function balanceOf(pieces: readonly HeardLoudness[]): MatchedGains | null {
  const audible = pieces.filter(({ before, after }) => Number.isFinite(before + after))
  if (audible.length === 0) return null
  const power = (side: keyof HeardLoudness) =>
    audible.reduce((sum, piece) => sum + 10 ** (piece[side] / 10), 0)
  return gainsFor(10 * Math.log10(power('after') / power('before')))
}
