import { AUDIBLE } from './filter'

const RATIO = AUDIBLE.max / AUDIBLE.min

/** Where a frequency in Hz stands between 20 Hz (0) and 20 kHz (1), as it is heard and drawn: each octave as wide. */
export function shareOfFrequency(frequency: number): number {
  return Math.log(frequency / AUDIBLE.min) / Math.log(RATIO)
}

/** The frequency in Hz at a share of the range that is heard. */
export function frequencyAtShare(share: number): number {
  return AUDIBLE.min * RATIO ** share
}
