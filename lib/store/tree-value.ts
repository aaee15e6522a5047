import type { Changes, Json } from './store'

/** Lists become objects with indexes as keys, nulls are dropped; null if nothing is left. */
export function treeValue(value: unknown): Json | null {
  if (typeof value !== 'object' || value === null) return leafOf(value)
  const children = Object.entries(value).flatMap(([key, child]) => {
    const stored = treeValue(child)
    return stored === null ? [] : [[key, stored] as const]
  })
  return children.length === 0 ? null : Object.fromEntries(children)
}

function leafOf(value: unknown): Json | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}

/** As an object with positions as keys. @param first the first position; part of the stored format (decision 67) */
export function toList<Value>(values: readonly Value[], first: 0 | 1 = 1): Record<string, Value> {
  return Object.fromEntries(values.map((value, index) => [String(index + first), value]))
}

/** In order, whichever position comes first. */
export function fromList<Value>(list: Readonly<Record<string, Value>>): Value[] {
  return Object.entries(list)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, value]) => value)
}

/** Firebase's SDK shows records written whole to local readers before they are accepted: so write single fields. */
export function fieldsWritten(
  path: string,
  before: object | null,
  after: Readonly<Record<string, Json>> | null,
): Changes {
  const fields = Object.keys({ ...before, ...after })
  return Object.fromEntries(fields.map((field) => [`${path}/${field}`, after?.[field] ?? null]))
}
