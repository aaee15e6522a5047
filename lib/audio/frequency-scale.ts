import { AUDIBLE } from './filter'

const RATIO = AUDIBLE.max / AUDIBLE.min

/** Position of a frequency in Hz between 20 Hz (0) and 20 kHz (1) on a logarithmic scale. */
export function shareOfFrequency(frequency: number): number {
  return Math.log(frequency / AUDIBLE.min) / Math.log(RATIO)
}

/** The frequency in Hz at a position on that scale. */
export function frequencyAtShare(share: number): number {
  return AUDIBLE.min * RATIO ** share
}

/** Frequencies in Hz from 20 Hz to 20 kHz, both included, with equal ratios between neighbours. */
export function logarithmicGrid(count: number): number[] {
  return frequenciesBetween(AUDIBLE.min, AUDIBLE.max, count)
}

/** Frequencies in Hz between two others, both included, with equal ratios between neighbours. */
export function frequenciesBetween(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from * (to / from) ** (index / (count - 1)))
}
