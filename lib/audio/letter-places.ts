import { letterLifts } from './letter-lifts'
import { letterWidth } from './letter-widths'
import type { Filter } from './filter'

export const TRACKING = -0.02 // em; large type is set tighter

export interface LetterPlace {
  letter: string
  lift: number // at rest, from -1 to 1
  start: number // em from the start of the name
  width: number // em
}

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

/** Also fits the even letters that it turns to without its preset, which may be wider. */
export function switchedPlaces(
  name: string,
  filters: readonly Filter[],
  full: readonly Filter[] = filters,
): LetterPlace[] {
  const places = letterPlaces(name, filters, full)
  const missing = Math.max(0, widthOf(letterPlaces(name, [])) - widthOf(places))
  return places.map(({ start, width, ...letter }, index) => ({
    ...letter,
    start: start + (index * missing) / places.length,
    width: width + missing / places.length,
  }))
}

/** em. */
export function widthOf(places: readonly LetterPlace[]): number {
  return places.reduce((sum, { width }) => sum + width, 0)
}
