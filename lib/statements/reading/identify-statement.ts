import 'server-only'
import { createHash } from 'node:crypto'
import { identify, type Identified } from './identify'
import { readStatement } from './read-statement'
import type { ReadStatement } from '../schema'

/** What a file says, with its payments told apart. */
export interface IdentifiedStatement extends Omit<ReadStatement, 'bookings'> {
  /** Known by the file's content. */
  id: string
  /** In the order of their ids, so that neighbours in the file are neighbours in the store, which writes them faster. */
  payments: Identified[]
}

/**
 * Reads a file as a whole. It keeps the process busy; see `readApart`.
 * @throws ShopError `statement_unreadable`
 */
export async function identifyStatement(bytes: Uint8Array): Promise<IdentifiedStatement> {
  const { bookings, ...about } = await readStatement(bytes)
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { ...about, id, payments: identify(bookings).sort((one, other) => (one.id < other.id ? -1 : 1)) }
}
