/** A list as stored in the tree: by position, from 1. */
export function toList<Value>(values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, index) => [String(index + 1), value]))
}

/** A stored list's values, in order. */
export function fromList<Value>(list: Record<string, Value>): Value[] {
  return Object.entries(list)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, value]) => value)
}
