import type { Database } from 'better-sqlite3'
import { openDatabase } from './open-database'
import { beginUse, noteBegun } from './usage'

const openDatabases = new Set<Database>()

/** The last resort of a process that ends without `close`: SQLite tidies its log away. */
function closeAll(): void {
  for (const database of openDatabases) database.close()
}

/**
 * Opens the database file for work beside others.
 * @throws StoreError `unavailable`, or `in_use` while it is being filled by an import or a restoration
 */
export function openForUse(file: string): { database: Database; close: () => void } {
  const endUse = beginUse(file)
  try {
    const database = openDatabase(file)
    noteBegun(file)
    if (openDatabases.size === 0) process.on('exit', closeAll)
    openDatabases.add(database)
    return { database, close: () => closeTidily(database, endUse) }
  } catch (error) {
    endUse()
    throw error
  }
}

function closeTidily(database: Database, endUse: () => void): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    database.close()
    endUse()
    openDatabases.delete(database)
    if (openDatabases.size === 0) process.off('exit', closeAll)
  }
}
