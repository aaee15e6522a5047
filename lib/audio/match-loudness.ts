import { coefficients } from './coefficients'
import { filterSamples } from './filter-samples'
import type { Filter } from './filter'
import { loopLoudnessOf } from './loudness'
import { amplitudeOf, preampOf } from './preamp'
import { truePeakOf } from './true-peak'

/** Samples at 48 kHz that are repeated, and their loudness in LUFS as such. */
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

/** Highest true peak in dBTP to which a side is raised. */
const CEILING = -1

/** How much louder a side is than the sound without a preset, and its true peak, both in dB. */
interface SideLevel {
  louder: number
  peak: number
}

/**
 * Gains that make a sound equally loud (ITU-R BS.1770) with and without a preset, so that the louder one has no
 * advantage. All sides stay as loud as the sound itself; only where a peak would pass -1 dBTP, all are lowered.
 * @param rest awaited after each channel and filter, so that the page stays responsive: all of it takes tenths
 * of a second
 * @param whole the preset with a headset's correction, if one is chosen
 */
export async function matchLoudness(
  sound: MeasuredSound,
  filters: readonly Filter[],
  rest: () => Promise<void>,
  whole?: readonly Filter[],
): Promise<MatchedGains> {
  const after = await levelWith(sound, filters, rest)
  const headset = whole ? await levelWith(sound, whole, rest) : after
  if (!Number.isFinite(after.louder + headset.louder)) return UNCHANGED
  const tooHigh = [after, headset].map(({ louder, peak }) => peak - louder - CEILING)
  const lowered = -Math.max(0, ...tooHigh)
  return {
    before: amplitudeOf(lowered),
    after: amplitudeOf(lowered - after.louder),
    headset: amplitudeOf(lowered - headset.louder),
  }
}

const UNCHANGED: MatchedGains = { before: 1, after: 1, headset: 1 }

async function levelWith(
  { channels, loudness }: MeasuredSound,
  filters: readonly Filter[],
  rest: () => Promise<void>,
): Promise<SideLevel> {
  const filtered: Float32Array[] = []
  for (const channel of channels) {
    let samples = channel
    for (const filter of filters) {
      samples = filterSamples(samples, [coefficients(filter)])
      await rest()
    }
    filtered.push(samples)
  }
  const preamp = preampOf(filters)
  const louder = loopLoudnessOf(filtered) + preamp - loudness
  await rest()
  const peak = 20 * Math.log10(truePeakOf(filtered)) + preamp
  await rest()
  return { louder, peak }
}

/** The same gains, lowered at least to the level of another version of the sound, so that both are equally loud. */
export function loweredAs(gains: MatchedGains, { before }: MatchedGains): MatchedGains {
  const factor = Math.min(1, before / gains.before)
  return { before: gains.before * factor, after: gains.after * factor, headset: gains.headset * factor }
}
