import { AUDIBLE } from './filter'

const RATIO = AUDIBLE.max / AUDIBLE.min

/** From 20 Hz (0) to 20 kHz (1). */
export function shareOfFrequency(frequency: number): number {
  return Math.log(frequency / AUDIBLE.min) / Math.log(RATIO)
}

/** Hz. */
export function frequencyAtShare(share: number): number {
  return AUDIBLE.min * RATIO ** share
}

/** Hz from 20 Hz to 20 kHz, both included, with equal ratios. */
export function logarithmicGrid(count: number): number[] {
  return frequenciesBetween(AUDIBLE.min, AUDIBLE.max, count)
}

/** Hz, both included, with equal ratios. */
export function frequenciesBetween(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from * (to / from) ** (index / (count - 1)))
}
