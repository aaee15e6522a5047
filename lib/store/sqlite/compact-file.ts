import { existsSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { log } from '@/lib/core/log'
import { emptyLog } from './log-watch'
import { beginSoleUse } from './usage'
import { vacuumApart } from './vacuum-apart'

/** Some 10,000 orders. Writing as much anew takes more than a second, in which nobody else can write. */
const MOST_IN_USE = 100 * 1024 * 1024

/** Whether what was deleted from a database file may still stand in it: one that was made before `secure_delete`. */
export function isToBeCompacted(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new Database(file, { readonly: true })
  try {
    return database.pragma('auto_vacuum', { simple: true }) === 0
  } finally {
    database.close()
  }
}

/**
 * Writes a database file anew, without free room and anything that was deleted. It takes as much room again meanwhile; the
 * file is whole whenever it is broken off.
 * @throws StoreError `in_use`; what `vacuumApart` throws
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
 * The same for one that is in use, if it is small; else only its log is emptied. `secure_delete` alone would leave copies of rows
 * in the unused middle of pages, from when these were balanced (`rebuildPage` in SQLite's btree.c).
 */
export async function purgeFile(database: Database.Database, file: string): Promise<void> {
  try {
    if (statSync(file).size <= MOST_IN_USE) await vacuumApart(file)
    else emptyLog(database, file, 0)
  } catch (error) {
    log().warn({ error }, 'what was deleted may still stand in the database file')
  }
}
