import { declaredCollections } from '@/lib/records/collections'
import type { Changes, Json, Path } from '@/lib/store/store'

/** A value in place of another. If it replaces a whole record, the record's change counters do not decrease. */
export function withNumbersOf(path: Path, before: Json | null, value: Json | null): Json | null {
  const keys = path.split('/')
  const { records, numberedBy = [] } = declaredCollections.get(keys[0] ?? '') ?? {}
  if (keys.length !== records?.keys || typeof before !== 'object' || before === null) return value
  // The settings always exist, so their counters are kept; any other deleted record does not come back.
  if (value === null && keys.length > 1) return null
  if (typeof value !== 'object' && value !== null) return value
  return withHigher(numberedBy, before, value)
}

function withHigher(
  fields: readonly string[],
  before: Record<string, Json>,
  value: Record<string, Json> | null,
): Json | null {
  const kept = fields.flatMap((field) => {
    const [was, is] = [Number(before[field] ?? 0), Number(value?.[field] ?? 0)]
    return was > is ? [[field, was] as const] : []
  })
  const after = { ...value, ...Object.fromEntries(kept) }
  return Object.keys(after).length === 0 ? null : after
}

/** The changes that replace a value by another: one per field if a whole collection is a single record, like the settings. */
export function replaced(path: Path, before: Json | null, value: Json | null): Changes {
  if (declaredCollections.get(path)?.records.keys !== 1 || typeof (value ?? {}) !== 'object')
    return { [path]: value }
  const fields = Object.keys({ ...Object(before), ...Object(value) })
  return Object.fromEntries(fields.map((field) => [`${path}/${field}`, fieldOf(value, field)]))
}

const fieldOf = (value: Json | null, field: string): Json | null =>
  typeof value === 'object' && value !== null ? (value[field] ?? null) : null
