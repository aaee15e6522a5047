import type { Json } from './store'

/**
 * A value of a Firebase export as stored: lists become objects with indexes as keys, nulls are dropped.
 * @returns null if nothing is left
 */
export function storedValue(value: unknown): Json | null {
  if (typeof value !== 'object' || value === null) return leafOf(value)
  const children = Object.entries(value).flatMap(([key, child]) => {
    const stored = storedValue(child)
    return stored === null ? [] : [[key, stored] as const]
  })
  return children.length === 0 ? null : Object.fromEntries(children)
}

function leafOf(value: unknown): Json | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}
