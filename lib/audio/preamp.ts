import { loudestPoint } from './extremes'
import type { Filter } from './filter'

const MARGIN = 0.1 // dB above the highest point of the response
const ROUNDING_ERROR = 1e-9 // makes 30.999999999999996 tenths count as 31

/** dB before the filters, so that at 44.1, 48 and 96 kHz nothing from 1 Hz up gets louder: minus the response's
 * maximum, less 0.1 dB, rounded down to 0.1 dB. Never above 0: a preset that only cuts is not boosted. */
export function preampOf(filters: readonly Filter[]): number {
  const tenths = Math.floor((-loudestPoint(filters).gain - MARGIN) * 10 + ROUNDING_ERROR)
  return tenths >= 0 ? 0 : tenths / 10
}

/** 10^(dB/20). */
export function amplitudeOf(decibels: number): number {
  return 10 ** (decibels / 20)
}
