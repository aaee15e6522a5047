import { formatRate } from '@/lib/affiliate/sales/commission'
import { formatCents } from '@/lib/core/money'
import type { JournalEntry } from '@/lib/journal/schema'
import messages from '@/messages/de.json'

/** A changed field in readable form; undefined where it did not exist. */
export interface ChangedValue {
  /** '' for a value that is not a field of a record. */
  name: string
  before?: string | undefined
  after?: string | undefined
}

const { fields, values, yes, no } = messages.journal
const words = new Map(Object.entries(values))
const labels = new Map(Object.entries(fields))
const inCents = new Set(['amount', 'released', 'commissionAmount', 'total', 'refunded'])
const inPercent = new Set(['rate', 'commissionRate', 'discountPercent'])

/** An entry's values before and after, field by field. */
export function changedValues({ before, after }: Pick<JournalEntry, 'before' | 'after'>): ChangedValue[] {
  const [old, present] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...old.keys(), ...present.keys()])].map((key) => ({
    name: key
      .split('/')
      .map((part) => labels.get(part) ?? part)
      .join(', '),
    before: old.get(key),
    after: present.get(key),
  }))
}

/** Readable values by path; values that were cut off, and so are not JSON, stay as they are. */
function fieldsOf(text: string | undefined): Map<string, string> {
  const found = new Map<string, string>()
  if (text === undefined || text === 'null') return found
  try {
    collect('', JSON.parse(text), found)
  } catch {
    found.set('', text)
  }
  return found
}

function collect(path: string, value: unknown, found: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    found.set(path, readable(path.slice(path.lastIndexOf('/') + 1), value))
    return
  }
  for (const [key, child] of Object.entries(value))
    collect(path === '' ? key : `${path}/${key}`, child, found)
}

function readable(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number' && inCents.has(name)) return formatCents(value)
  if (typeof value === 'number' && inPercent.has(name)) return formatRate(value)
  return words.get(String(value)) ?? String(value)
}
