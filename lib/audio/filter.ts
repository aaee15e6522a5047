/** The rate at which presets are designed and drawn, in Hz; games and Windows play at it by default. */
export const SAMPLE_RATE = 48_000

/** Sample rates in Hz at which programs filter; the same preset sounds slightly different at each. */
export const PLAYED_RATES = [44_100, SAMPLE_RATE, 96_000] as const

/** The range of human hearing in Hz: drawn, searched for extremes, and compared in tests. */
export const AUDIBLE = { min: 20, max: 20_000 } as const

/** Limits of a filter that every supported equaliser accepts: Hz, dB, and Q without a unit. */
export const FILTER_LIMITS = {
  fc: AUDIBLE,
  gain: { min: -15, max: 15 },
  q: { min: 0.1, max: 10 },
} as const

export const MOST_FILTERS = 12

/** Peak (PK), low shelf (LSC) and high shelf (HSC); `fc` in Hz is the centre, for shelves that of the slope. */
export interface GainFilter {
  type: 'PK' | 'LSC' | 'HSC'
  fc: number
  /** dB */
  gain: number
  q: number
}

/** High pass (HP) and low pass (LP) of second order; `fc` is the corner in Hz. */
interface PassFilter {
  type: 'HP' | 'LP'
  fc: number
  q: number
}

/** One band of an equaliser. The names of types and their meaning are Equalizer APO's. */
export type Filter = GainFilter | PassFilter

/** Whether a filter has a gain; only passes have none. */
export function hasGain(filter: Filter): filter is GainFilter {
  return 'gain' in filter
}
