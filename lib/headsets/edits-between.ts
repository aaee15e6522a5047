/**
 * How many letters to insert, leave out, replace or swap with their neighbour make one word of the other (optimal string
 * alignment, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 * @param most once it is certain that it takes more, any higher number is returned
 */
export function editsBetween(one: string, other: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...current) > most) return most + 1
    ;[beforeLast, last] = [last, current]
  }
  return last[other.length] ?? 0
}
