import { coefficients } from './coefficients'
import { filterSamples } from './filter-samples'
import type { Filter } from './filter'
import { loopLoudnessOf } from './loudness'
import { amplitudeOf, preampOf } from './preamp'
import { truePeakOf } from './true-peak'

/** At 48 kHz, repeated; LUFS as such. */
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

const CEILING = -1 // dBTP to which a side is raised at most

/** dB, relative to the sound without a preset. */
interface SideLevel {
  louder: number
  peak: number
}

/** Amplitudes that make a sound equally loud (ITU-R BS.1770) on all sides, so that the louder has no advantage; all
 * are lowered only where a peak would pass -1 dBTP.
 * @param rest awaited after each channel and filter: all of it takes tenths of a second
 * @param whole the preset with a headset's correction */
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

/** Lowered at least to the level of another version of the sound, so that both are equally loud. */
export function loweredAs(gains: MatchedGains, { before }: MatchedGains): MatchedGains {
  const factor = Math.min(1, before / gains.before)
  return { before: gains.before * factor, after: gains.after * factor, headset: gains.headset * factor }
}
