import { AUDIBLE } from '../filter'

export const BANDS_PER_ERB = 4

/** Of the auditory filter, in Hz: eq. 3 of Glasberg and Moore 1990 (https://doi.org/10.1016/0378-5955(90)90170-T). */
export function erbAt(frequency: number): number {
  return 24.7 * (0.00437 * frequency + 1)
}

/** Number of such widths below a frequency in Hz: their equation 4. */
export function erbNumberOf(frequency: number): number {
  return 21.4 * Math.log10(0.00437 * frequency + 1)
}

export function frequencyAtErb(number: number): number {
  return (10 ** (number / 21.4) - 1) / 0.00437
}

/** Hz. */
export interface Band {
  from: number
  centre: number
  to: number
}

const FIRST = erbNumberOf(AUDIBLE.min)
const COUNT = Math.round((erbNumberOf(AUDIBLE.max) - FIRST) * BANDS_PER_ERB)

/** Adjacent, 20 Hz to 20 kHz, each a quarter of an ERB wide: narrow enough for any filter of a preset. */
export const bands: readonly Band[] = Array.from({ length: COUNT }, (_, index) => {
  const edge = (step: number) => frequencyAtErb(FIRST + (index + step) / BANDS_PER_ERB)
  return { from: edge(0), centre: edge(0.5), to: edge(1) }
})
