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
