/** Optimal string alignment (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance); above `most`, any. */
export function editsBetween(one: string, other: string, most: number): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  const isSame = (row: number, column: number) => one[row - 1] === other[column - 1]
  const swapped = (row: number, column: number) =>
    row > 1 && column > 1 && isSame(row, column - 1) && isSame(row - 1, column)
      ? at(row - 2, column - 2) + 1
      : Infinity
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = at(row - 1, column - 1) + (isSame(row, column) ? 0 : 1)
      const longer = Math.min(at(row - 1, column), at(row, column - 1)) + 1
      current[column] = Math.min(replaced, longer, swapped(row, column))
    }
    if (Math.min(...current) > most) return most + 1
  }
  return at(one.length, other.length)
}
