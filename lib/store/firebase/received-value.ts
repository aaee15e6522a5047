import 'server-only'
import type { DataSnapshot } from 'firebase-admin/database'
import { StoreError, type Entry, type Json } from '@/lib/store/store'

/**
 * A value as returned by the SDK, which turns objects whose keys are mostly small numbers into arrays with null
 * or nothing in the gaps. This restores the objects.
 * @throws StoreError `bad_value` for anything that cannot come from the database
 */
export function receivedValue(value: unknown): Json | null {
  if (value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'object') throw new StoreError('bad_value', `the database holds a ${typeof value}`)
  const children: [string, Json][] = []
  for (const [key, child] of Object.entries(value)) {
    const received = receivedValue(child)
    if (received !== null) children.push([key, received])
  }
  return Object.fromEntries(children)
}

/** The children found by a query, last one first. */
export function entriesOf(snapshot: DataSnapshot): Entry[] {
  const entries: Entry[] = []
  snapshot.forEach((entry) => {
    const value = receivedValue(entry.val())
    if (value !== null) entries.unshift({ key: entry.key, value })
  })
  return entries
}
