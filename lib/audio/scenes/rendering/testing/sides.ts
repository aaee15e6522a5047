import { coefficients } from '../../../coefficients'
import type { Filter } from '../../../filter'
import { filterSamples } from '../../../filter-samples'
import { matchLoudness, type MeasuredSound } from '../../../match-loudness'
import { amplitudeOf, preampOf } from '../../../preamp'

export const inDecibels = (amplitude: number) => 20 * Math.log10(amplitude)

/** A sound without and with filters. */
export async function sidesOf(sound: MeasuredSound, filters: readonly Filter[]) {
  const { before, after } = await matchLoudness(sound, filters, noRest)
  const level = after * amplitudeOf(preampOf(filters))
  const bands = filters.map((filter) => coefficients(filter))
  return {
    plain: sound.channels.map((channel) => channel.map((one) => one * before)),
    heard: sound.channels.map((channel) => filterSamples(channel, bands).map((one) => one * level)),
  }
}

export const noRest = () => Promise.resolve()
