import type { Database } from 'better-sqlite3'
import { emptyLog } from './log-watch'
import { openDatabase } from './open-database'
import { beginUse, noteBegun } from './usage'

const openDatabases = new Set<Database>()

/** Last resort for a process that exits without `close`: SQLite cleans up its log. */
function closeAll(): void {
  for (const database of openDatabases) database.close()
}

/**
 * Opens the database file for shared use.
 * @throws StoreError `unavailable`, or `in_use` during an import or restore
 */
export function openForUse(file: string): { database: Database; close: () => void } {
  const endUse = beginUse(file)
  try {
    const database = openDatabase(file)
    noteBegun(file)
    if (openDatabases.size === 0) process.on('exit', closeAll)
    openDatabases.add(database)
    return { database, close: () => closeTidily(database, file, endUse) }
  } catch (error) {
    endUse()
    throw error
  }
}

function closeTidily(database: Database, file: string, endUse: () => void): void {
  emptyLog(database, file, 0)
  database.close()
  endUse()
  openDatabases.delete(database)
  if (openDatabases.size === 0) process.off('exit', closeAll)
}
