import { statSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { log } from '@/lib/core/log'
import { emptyLog } from './log-watch'
import { beginSoleUse } from './usage'
import { vacuumApart } from './vacuum-apart'

/** Some 10,000 orders. Rewriting more takes over a second, during which no other process can write. */
const MOST_IN_USE = 100 * 1024 * 1024

/**
 * Rewrites a database file without free space and deleted data. Temporarily needs as much space again; the file stays
 * intact if interrupted.
 * @throws StoreError `in_use`; whatever `vacuumApart` throws
 */
export async function compactFile(file: string): Promise<void> {
  const endUse = beginSoleUse(file)
  try {
    await vacuumApart(file)
  } finally {
    endUse()
  }
}

/**
 * Purges deleted data from a file in use: rewrites it if small, else only empties its log. `secure_delete` alone
 * would leave copies of rows in the unused middle of pages, from when these were balanced (`rebuildPage` in
 * SQLite's btree.c).
 */
export async function purgeFile(database: Database.Database, file: string): Promise<void> {
  try {
    if (statSync(file).size <= MOST_IN_USE) await vacuumApart(file)
    else emptyLog(database, file, 0)
  } catch (error) {
    log().warn({ error }, 'what was deleted may still stand in the database file')
  }
}
