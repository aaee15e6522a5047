/** Drawing units. */
export const EM = 100

export interface LetterShape {
  letters: readonly string[] // neighbours with the same lift are one
  lifts: readonly number[] // of each of them, from -1 to 1
  width: number // drawing units
}
