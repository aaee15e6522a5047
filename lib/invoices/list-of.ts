/** A list as the tree keeps it: by place, from 1. */
export function toList<Value>(values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, index) => [String(index + 1), value]))
}

/** The values of a list that the tree has kept, in their order. */
export function fromList<Value>(list: Record<string, Value>): Value[] {
  return Object.entries(list)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, value]) => value)
}
