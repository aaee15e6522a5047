const TINY = 1e-9 // keeps the division defined for a parameter without effect

export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}

/** (A + damping · diag A) x = b by Cholesky, for rows of A = B·Bᵀ. A row of zeros gives 0. */
export function solveDamped(rows: readonly Float64Array[], b: Float64Array, damping: number): Float64Array {
  const lower: Float64Array[] = []
  rows.forEach((row, index) => {
    const current = new Float64Array(b.length)
    lower.push(current)
    lower.forEach((other, column) => {
      const rest = (row[column] ?? 0) - dot(current.subarray(0, column), other)
      const onDiagonal = rest + damping * (row[index] ?? 0) + TINY
      current[column] = column === index ? Math.sqrt(Math.max(onDiagonal, TINY)) : rest / (other[column] ?? 1)
    })
  })
  const x = new Float64Array(b)
  lower.forEach((row, index) => {
    x[index] = ((x[index] ?? 0) - dot(x.subarray(0, index), row)) / (row[index] ?? 1)
  })
  lower.toReversed().forEach((row, back) => {
    const index = lower.length - 1 - back
    const value = (x[index] ?? 0) / (row[index] ?? 1)
    x[index] = value
    for (let above = 0; above < index; above += 1) x[above] = (x[above] ?? 0) - value * (row[above] ?? 0)
  })
  return x
}
