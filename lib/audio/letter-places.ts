import { letterLifts } from './letter-lifts'
import { letterWidth } from './letter-widths'
import type { Filter } from './filter'

/** em; large type is set closer. */
export const TRACKING = -0.02

export interface LetterPlace {
  letter: string
  /** The shape at rest, from -1 to 1. */
  lift: number
  /** em from the name's beginning. */
  start: number
  /** em */
  width: number
}

/**
 * Where the letters of a name stand that is shaped by a curve.
 * @param full as for `letterLifts`
 */
export function letterPlaces(
  name: string,
  filters: readonly Filter[],
  full: readonly Filter[] = filters,
): LetterPlace[] {
  const lifts = letterLifts(name, filters, full)
  let end = 0
  return [...name].map((letter, index) => {
    const lift = lifts[index] ?? 0
    const width = letterWidth(letter, lift) + TRACKING
    const start = end
    end += width
    return { letter, lift, start, width }
  })
}
