import type { Changes, Json, Path } from '@/lib/store/store'

interface Numbered {
  /** How many keys lead to a record. */
  keys: 1 | 2 | 3
  /** Its fields that number its changes. */
  fields: readonly string[]
}

/**
 * Records whose changes are numbered, by collection. Each number can be used once: a record that begins again with an earlier
 * one could not be changed any more.
 */
const numbered = new Map<string, Numbered>([
  ['settings', { keys: 1, fields: ['changes'] }],
  ['orders', { keys: 2, fields: ['changes'] }],
  ['presets', { keys: 2, fields: ['revision'] }],
  ['bundles', { keys: 2, fields: ['revision'] }],
  ['campaigns', { keys: 2, fields: ['taken'] }],
  ['affiliateUsers', { keys: 2, fields: ['edits', 'releases'] }],
  ['affiliateApplications', { keys: 2, fields: ['changes'] }],
  ['accounts', { keys: 2, fields: ['changes', 'epoch'] }],
  ['users', { keys: 2, fields: ['presetChanges', 'passkeyChanges'] }],
  ['suggestions', { keys: 2, fields: ['changes'] }],
  ['voters', { keys: 2, fields: ['changes'] }],
  ['ratedItems', { keys: 3, fields: ['changes'] }],
  ['heard', { keys: 2, fields: ['changes'] }],
  ['bankEntries', { keys: 2, fields: ['moves'] }],
  ['mails', { keys: 2, fields: ['tries'] }],
  ['tasks', { keys: 2, fields: ['tries'] }],
])

/** A value in place of another, in which the numbers of a record's changes stay where it is replaced as a whole. */
export function withNumbersOf(path: Path, before: Json | null, value: Json | null): Json | null {
  const keys = path.split('/')
  const record = numbered.get(keys[0] ?? '')
  if (keys.length !== record?.keys || typeof before !== 'object' || before === null) return value
  // The settings are always there; any other record that is deleted does not come back.
  if (value === null && record.keys > 1) return null
  if (typeof value !== 'object' && value !== null) return value
  const kept = record.fields.flatMap((field) => {
    const [was, is] = [Number(before[field] ?? 0), Number(value?.[field] ?? 0)]
    return was > is ? [[field, was] as const] : []
  })
  const after = { ...value, ...Object.fromEntries(kept) }
  return Object.keys(after).length === 0 ? null : after
}

/** The changes that put a value in place of another: of a record that is a collection, as the settings are, each field. */
export function replaced(path: Path, before: Json | null, value: Json | null): Changes {
  if (numbered.get(path)?.keys !== 1 || typeof (value ?? {}) !== 'object') return { [path]: value }
  const fields = Object.keys({ ...Object(before), ...Object(value) })
  return Object.fromEntries(fields.map((field) => [`${path}/${field}`, fieldOf(value, field)]))
}

const fieldOf = (value: Json | null, field: string): Json | null =>
  typeof value === 'object' && value !== null ? (value[field] ?? null) : null
