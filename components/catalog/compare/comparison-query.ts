/** Ids of two presets. */
export interface Pair {
  one: string
  other: string
}

/** A preset to compare, and the one that differs most from it. */
interface Candidate {
  id: string
  farthest: string
}

/**
 * The pair in a query, e.g. `?eins=a&zwei=b`. Missing, unknown and repeated ids are replaced from the list, so that the
 * two differ as much as they can.
 * @param candidates at least two
 */
export function pairOf(search: string, candidates: readonly Candidate[]): Pair {
  const parameters = new URLSearchParams(search)
  const known = (name: string) => candidates.find(({ id }) => id === parameters.get(name))
  const other = known('zwei')
  const one = known('eins')
  if (one && other && one !== other) return { one: one.id, other: other.id }
  if (other && !one) return { one: other.farthest, other: other.id }
  const first = one ?? candidates[0]
  return { one: first?.id ?? '', other: first?.farthest ?? '' }
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
