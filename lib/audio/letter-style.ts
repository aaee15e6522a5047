import { clampLift } from './letter-lifts'

/** Archivo's axes: width in percent, weight. */
const NARROW = { stretch: 62, weight: 180 }
const EVEN = { stretch: 100, weight: 430 }
const WIDE = { stretch: 125, weight: 850 }

export interface LetterStyle {
  /** Percent, for `font-stretch`. */
  stretch: number
  weight: number
}

/** The style of a letter for a lift from -1 to 1: the more lift, the wider and heavier. */
export function letterStyle(lift: number): LetterStyle {
  const share = clampLift(lift)
  const extreme = share < 0 ? NARROW : WIDE
  const between = (from: number, to: number) => Math.round(from + (to - from) * Math.abs(share))
  return {
    stretch: between(EVEN.stretch, extreme.stretch),
    weight: between(EVEN.weight, extreme.weight),
  }
}
