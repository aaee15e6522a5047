const STEPS_EACH_WAY = 4

/** The lifts for which pictures have a font: their renderer knows no axes. */
export const PICTURE_LIFTS: readonly number[] = Array.from(
  { length: 2 * STEPS_EACH_WAY + 1 },
  (_, index) => index / STEPS_EACH_WAY - 1,
)

/** The name of the font that comes nearest to a lift. */
export function pictureFont(lift: number): string {
  return `archivo-${Math.round((lift + 1) * STEPS_EACH_WAY)}`
}
