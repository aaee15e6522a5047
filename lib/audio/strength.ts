import { FILTER_LIMITS, hasGain, type Filter } from './filter'

/** Weakest first. */
export const strengths = ['subtle', 'normal', 'strong'] as const

export type Strength = (typeof strengths)[number]

export const strengthFactors: Record<Strength, number> = { subtle: 0.6, normal: 1, strong: 1.4 } // on gains in dB

/** In addresses and names of files. */
export const strengthWords = {
  subtle: 'dezent',
  normal: 'normal',
  strong: 'kraeftig',
} as const satisfies Record<Strength, string>

export const STRENGTH_QUERY = 'staerke'

export function strengthOf(word: (typeof strengthWords)[Strength]): Strength {
  return strengths.find((strength) => strengthWords[strength] === word) ?? 'normal'
}

/** Gains of one decimal then have two, which every file can hold; limited to ±15 dB, which all programs accept. */
export function atStrength(filters: readonly Filter[], strength: Strength): readonly Filter[] {
  if (strength === 'normal') return filters
  const { min, max } = FILTER_LIMITS.gain
  return filters.map((filter) =>
    hasGain(filter)
      ? { ...filter, gain: Math.min(max, Math.max(min, scaled(filter.gain, strength))) }
      : filter,
  )
}

/** Whether a gain reaches the limit instead of the factor's value. */
export function isLimited(filters: readonly Filter[], strength: Strength): boolean {
  const { min, max } = FILTER_LIMITS.gain
  return filters.some((filter) => {
    const gain = hasGain(filter) ? scaled(filter.gain, strength) : 0
    return gain < min || gain > max
  })
}

/** To hundredths, because 0.6 has no exact binary form. */
function scaled(gain: number, strength: Strength): number {
  return Math.round(gain * strengthFactors[strength] * 100) / 100
}
