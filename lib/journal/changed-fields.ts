import { isDeepStrictEqual } from 'node:util'
import type { Json } from '@/lib/store/store'

type Fields = Readonly<Record<string, Json | undefined>>

interface ChangedFields {
  before: Record<string, Json>
  after: Record<string, Json>
}

/**
 * The fields of a change that make a difference, as they were and as they become; null if none does.
 * @param change without what is undefined, which stays as it is
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
