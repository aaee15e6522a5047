import { z } from 'zod'
import { checkKey } from '@/lib/store/changes'
import type { Json } from '@/lib/store/store'
import type { Tree } from './tree'

const serverValue = z.object({
  '.sv': z.union([z.literal('timestamp'), z.strictObject({ increment: z.number() })]),
})

/**
 * Converts a value from the wire: evaluates server values, turns arrays into objects, and returns null for
 * anything that leaves nothing behind. Server values: https://firebase.google.com/docs/reference/rest/database
 * @throws StoreError `bad_path` for a key that the database does not know
 */
export function incomingValue(wire: unknown, keys: readonly string[], tree: Tree): Json | null {
  if (wire === null || wire === undefined) return null
  if (typeof wire === 'string' || typeof wire === 'number' || typeof wire === 'boolean') return wire
  const special = serverValue.safeParse(wire)
  if (special.success) {
    const value = special.data['.sv']
    return value === 'timestamp' ? Date.now() : value.increment + numberAt(keys, tree)
  }
  const children: [string, Json][] = []
  for (const [key, child] of Object.entries(wire)) {
    checkKey(key)
    const value = incomingValue(child, [...keys, key], tree)
    if (value !== null) children.push([key, value])
  }
  return children.length === 0 ? null : Object.fromEntries(children)
}

function numberAt(keys: readonly string[], tree: Tree): number {
  const present = tree.get(keys)
  return typeof present === 'number' ? present : 0
}
