import { coefficients } from './coefficients'
import { filterSamples } from './filter-samples'
import type { Filter } from './filter'
import { loudnessOf } from './loudness'
import { amplitudeOf, preampOf } from './preamp'

/** Samples at 48 kHz, and their loudness in LUFS. */
export interface MeasuredSound {
  channels: readonly Float32Array[]
  loudness: number
}

/** Amplitude factors without a preset, with it, and with it and a headset's correction. */
export interface MatchedGains {
  before: number
  after: number
  headset: number
}

/**
 * Gains that make a sound equally loud (ITU-R BS.1770) with and without a preset, so that the louder one has no
 * advantage. The louder sides are lowered and none is raised, so that nothing new clips.
 * @param rest awaited after each channel and filter, so that the page stays responsive: all of it takes tenths
 * of a second
 * @param whole the preset with a headset's correction, if one is chosen
 */
export async function matchLoudness(
  { channels, loudness }: MeasuredSound,
  filters: readonly Filter[],
  rest: () => Promise<void>,
  whole?: readonly Filter[],
): Promise<MatchedGains> {
  const after = await loudnessWith(channels, filters, rest)
  const headset = whole ? await loudnessWith(channels, whole, rest) : after
  return gainsFor(after - loudness, headset - loudness)
}

/** In LUFS, with these filters and their preamp. */
async function loudnessWith(
  channels: readonly Float32Array[],
  filters: readonly Filter[],
  rest: () => Promise<void>,
): Promise<number> {
  const filtered: Float32Array[] = []
  for (const channel of channels) {
    let samples = channel
    for (const filter of filters) {
      samples = filterSamples(samples, [coefficients(filter)])
      await rest()
    }
    filtered.push(samples)
  }
  const loudness = loudnessOf(filtered) + preampOf(filters)
  await rest()
  return loudness
}

/**
 * The gains for how much louder the preset makes a sound, and the preset with a headset's correction.
 * @param after dB; non-finite for silence
 * @param headset dB
 */
export function gainsFor(after: number, headset = after): MatchedGains {
  if (!Number.isFinite(after + headset)) return { before: 1, after: 1, headset: 1 }
  const lowest = Math.min(0, after, headset)
  return {
    before: amplitudeOf(lowest),
    after: amplitudeOf(lowest - after),
    headset: amplitudeOf(lowest - headset),
  }
}
