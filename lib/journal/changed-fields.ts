import { isDeepStrictEqual } from 'node:util'
import type { Json } from '@/lib/store/store'

type Fields = Readonly<Record<string, Json | undefined>>

interface ChangedFields {
  before: Record<string, Json>
  after: Record<string, Json>
}

/**
 * The fields that a change alters, before and after; null if none.
 * @param change without undefined fields, which stay as they are
 */
export function changedFields(present: Fields, change: Fields): ChangedFields | null {
  const changed = Object.entries(change).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(present[name], value),
  )
  if (changed.length === 0) return null
  const fieldsOf = (values: Fields) =>
    Object.fromEntries(
      changed.flatMap(([name]) => (values[name] === undefined ? [] : [[name, values[name]] as const])),
    )
  return { before: fieldsOf(present), after: fieldsOf(change) }
}
