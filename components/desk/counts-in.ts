/** The numbers in an answer of the shop, by name. */
export function countsIn(answer: unknown): Map<string, number> {
  const entries = Object.entries(Object(answer))
  return new Map(
    entries.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : [])),
  )
}
