import 'server-only'
import { createHash } from 'node:crypto'
import { identify, type Identified } from './identify'
import { isArchive, openArchive } from './open-archive'
import { readStatement } from './read-statement'
import type { ReadStatement } from '../schema'
import { unreadable } from './unreadable'

/** A file's contents, with ids for its payments. */
export interface IdentifiedStatement extends Omit<ReadStatement, 'bookings'> {
  /** Derived from the file's content. */
  id: string
  /** Sorted by id, so that neighbours are adjacent in the store, too, which speeds up writing. */
  payments: Identified[]
}

/**
 * Reads a whole file, or all statements in an archive. Blocks the process; see `readApart`.
 * @throws ShopError `statement_unreadable`
 */
export async function identifyStatement(bytes: Uint8Array): Promise<IdentifiedStatement> {
  const statements: ReadStatement[] = []
  for (const file of isArchive(bytes) ? openArchive(bytes) : [bytes])
    statements.push(await readStatement(file))
  const [format, ...others] = new Set(statements.map((statement) => statement.format))
  if (format === undefined || others.length > 0) throw unreadable('mixed')
  // Each for itself: files of one day may overlap, and a payment in two of them is one.
  const payments = statements.flatMap(({ bookings }) => identify(bookings))
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  return {
    id: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    format,
    coverage: statements.flatMap(({ coverage }) => coverage),
    payments: [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
  }
}
