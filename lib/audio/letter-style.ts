/** Archivo's axes: width in percent, weight; also in components/audio/styles.css. */
const NARROW = { stretch: 62, weight: 180 }
const EVEN = { stretch: 100, weight: 430 }
const WIDE = { stretch: 125, weight: 850 }
const STEPS_EACH_WAY = 4

export interface LetterStyle {
  stretch: number // percent, for `font-stretch`
  weight: number
}

export function clampLift(lift: number): number {
  return Math.min(1, Math.max(-1, lift))
}

/** For a lift from -1 to 1: the more lift, the wider and heavier. */
export function letterStyle(lift: number): LetterStyle {
  const share = clampLift(lift)
  const extreme = share < 0 ? NARROW : WIDE
  const between = (from: number, to: number) => Math.round(from + (to - from) * Math.abs(share))
  return {
    stretch: between(EVEN.stretch, extreme.stretch),
    weight: between(EVEN.weight, extreme.weight),
  }
}

/** Those available as fonts in pictures, whose renderer does not support variable fonts. */
export const PICTURE_LIFTS: readonly number[] = Array.from(
  { length: 2 * STEPS_EACH_WAY + 1 },
  (_, index) => index / STEPS_EACH_WAY - 1,
)

export function pictureFont(lift: number): string {
  return `archivo-${Math.round((lift + 1) * STEPS_EACH_WAY)}`
}
