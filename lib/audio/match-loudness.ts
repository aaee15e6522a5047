import { coefficients } from './coefficients'
import { filterSamples } from './filter-samples'
import type { Filter } from './filter'
import { loudnessOf } from './loudness'
import { amplitudeOf, preampOf } from './preamp'

/** Amplitude factors without and with a preset. */
export interface MatchedGains {
  before: number
  after: number
}

/**
 * Gains that make a sound equally loud (ITU-R BS.1770) with and without a preset, so that the louder one has no
 * advantage. The louder side is lowered and neither is raised, so that nothing new clips.
 * @param channels samples at 48 kHz
 * @param rest awaited after each channel and filter, so that the page stays responsive: all of it takes tenths
 * of a second
 */
export async function matchLoudness(
  channels: readonly Float32Array[],
  filters: readonly Filter[],
  rest: () => Promise<void>,
): Promise<MatchedGains> {
  const filtered: Float32Array[] = []
  for (const channel of channels) {
    let samples = channel
    for (const filter of filters) {
      samples = filterSamples(samples, [coefficients(filter)])
      await rest()
    }
    filtered.push(samples)
  }
  const after = loudnessOf(filtered)
  await rest()
  return gainsFor(after + preampOf(filters) - loudnessOf(channels))
}

/**
 * The gains for how much louder the preset makes a sound.
 * @param gained dB; non-finite for silence
 */
export function gainsFor(gained: number): MatchedGains {
  if (!Number.isFinite(gained)) return { before: 1, after: 1 }
  return { before: Math.min(1, amplitudeOf(gained)), after: Math.min(1, amplitudeOf(-gained)) }
}
