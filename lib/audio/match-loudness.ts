import { coefficients } from './coefficients'
import { amplitudeOf } from './decibels'
import { filterSamples } from './filter-samples'
import type { Filter } from './filter'
import { loudnessOf } from './loudness'
import { preampOf } from './preamp'

/** Factors for the amplitude without and with a preset. */
export interface MatchedGains {
  before: number
  after: number
}

/**
 * What makes a sound equally loud (ITU-R BS.1770) without and with a preset, so that the louder one does not win. The
 * louder of the two is lowered and none is raised, so that nothing clips that did not before.
 * @param channels samples at 48 kHz
 */
export function matchLoudness(channels: readonly Float32Array[], filters: readonly Filter[]): MatchedGains {
  const bands = filters.map((filter) => coefficients(filter))
  const filtered = channels.map((channel) => filterSamples(channel, bands))
  const gained = loudnessOf(filtered) + preampOf(filters) - loudnessOf(channels)
  if (!Number.isFinite(gained)) return { before: 1, after: 1 }
  return { before: Math.min(1, amplitudeOf(gained)), after: Math.min(1, amplitudeOf(-gained)) }
}
