import { FILTER_LIMITS, type Filter } from '../filter'

/** Reproducible pseudorandom numbers from 0 to 1 (a linear congruential generator). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/**
 * A low shelf, a high shelf and peaks, as in headphone tunings: anywhere between 20 Hz and 20 kHz, up to `most` dB, Q
 * from 0.4 to 4.
 */
export function headphoneFilters(count: number, most: number, random: () => number): Filter[] {
  const { fc } = FILTER_LIMITS
  return Array.from({ length: count }, (_, index) => ({
    type: index === 0 ? 'LSC' : index === 1 ? 'HSC' : 'PK',
    fc: fc.min * (fc.max / fc.min) ** random(),
    gain: most * (2 * random() - 1),
    q: 0.4 * 10 ** random(),
  }))
}
