const STEPS_EACH_WAY = 4

/** The lifts available as fonts in pictures, whose renderer does not support variable fonts. */
export const PICTURE_LIFTS: readonly number[] = Array.from(
  { length: 2 * STEPS_EACH_WAY + 1 },
  (_, index) => index / STEPS_EACH_WAY - 1,
)

/** The font closest to a lift. */
export function pictureFont(lift: number): string {
  return `archivo-${Math.round((lift + 1) * STEPS_EACH_WAY)}`
}
