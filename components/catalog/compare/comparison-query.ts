/** Ids of two presets. */
export interface Pair {
  one: string
  other: string
}

/**
 * The pair in a query, e.g. `?eins=a&zwei=b`. Missing, unknown and repeated ids are replaced from the list.
 * @param ids at least two
 */
export function pairOf(search: string, ids: readonly string[]): Pair {
  const parameters = new URLSearchParams(search)
  const known = (name: string) => ids.find((id) => id === parameters.get(name))
  const other = known('zwei')
  const one = known('eins') ?? ids.find((id) => id !== other) ?? ''
  return { one, other: other !== undefined && other !== one ? other : (ids.find((id) => id !== one) ?? '') }
}

/** The query with this pair; its other parts stay. */
export function withPair(search: string, { one, other }: Pair): string {
  const parameters = new URLSearchParams(search)
  parameters.set('eins', one)
  parameters.set('zwei', other)
  return `?${parameters.toString()}`
}

/** The address that compares a preset with another one. */
export function comparisonAddress(id: string): string {
  return `/vergleich?${new URLSearchParams({ eins: id }).toString()}`
}
