import { loudestPoint } from './extremes'
import type { Filter } from './filter'

/** Headroom above the highest point of the response, in dB. */
const MARGIN = 0.1
/** Makes 30.999999999999996 tenths count as 31. */
const ROUNDING_ERROR = 1e-9

/**
 * By how much to change the level before the filters, in dB, so that at 44.1, 48 and 96 kHz nothing from 1 Hz up is
 * louder than before: minus the maximum of the summed response, less 0.1 dB, rounded down to 0.1 dB. Never above 0: a
 * preset that only cuts is not boosted.
 */
export function preampOf(filters: readonly Filter[]): number {
  const tenths = Math.floor((-loudestPoint(filters).gain - MARGIN) * 10 + ROUNDING_ERROR)
  return tenths >= 0 ? 0 : tenths / 10
}

/** Amplitude factor for a change of level in dB: 10^(dB/20). */
export function amplitudeOf(decibels: number): number {
  return 10 ** (decibels / 20)
}
