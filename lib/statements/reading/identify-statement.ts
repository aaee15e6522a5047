import 'server-only'
import { createHash } from 'node:crypto'
import { identify, type Identified } from './identify'
import { readStatement } from './read-statement'
import type { ReadStatement } from '../schema'

/** A file's contents, with ids for its payments. */
export interface IdentifiedStatement extends Omit<ReadStatement, 'bookings'> {
  /** Derived from the file's content. */
  id: string
  /** Sorted by id, so that neighbours are adjacent in the store, too, which speeds up writing. */
  payments: Identified[]
}

/**
 * Reads a whole file. Blocks the process; see `readApart`.
 * @throws ShopError `statement_unreadable`
 */
export async function identifyStatement(bytes: Uint8Array): Promise<IdentifiedStatement> {
  const { bookings, ...about } = await readStatement(bytes)
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { ...about, id, payments: identify(bookings).sort((one, other) => (one.id < other.id ? -1 : 1)) }
}
