/** Hz at which presets are designed and drawn; games and Windows play at it by default. */
export const SAMPLE_RATE = 48_000

/** Hz at which programs filter; the same preset sounds slightly different at each. */
export const PLAYED_RATES = [44_100, SAMPLE_RATE, 96_000] as const

/** Hz of human hearing: drawn, searched for extremes, and compared in tests. */
export const AUDIBLE = { min: 20, max: 20_000 } as const

/** What every supported equaliser accepts: Hz, dB, and Q without a unit. */
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
  gain: number // dB
  q: number
}

/** Of second order; `fc` is the corner in Hz. */
interface PassFilter {
  type: 'HP' | 'LP'
  fc: number
  q: number
}

/** Names and meaning of the types are Equalizer APO's. */
export type Filter = GainFilter | PassFilter

export function hasGain(filter: Filter): filter is GainFilter {
  return 'gain' in filter
}
