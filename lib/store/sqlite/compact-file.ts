import { statSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { log } from '@/lib/core/log'
import { emptyLog } from './log-watch'
import { beginSoleUse } from './usage'
import { vacuumApart } from './vacuum-apart'

/** Some 10,000 orders. Rewriting more takes over a second, during which no other process can write. */
const MOST_IN_USE = 100 * 1024 * 1024

/** Needs as much space again; intact if interrupted. @throws StoreError `in_use`; whatever `vacuumApart` throws */
export async function compactFile(file: string): Promise<void> {
  const endUse = beginSoleUse(file)
  try {
    await vacuumApart(file)
  } finally {
    endUse()
  }
}

/** `secure_delete` leaves copies of rows in the middle of rebalanced pages (`rebuildPage` in SQLite's btree.c). */
export async function purgeFile(database: Database.Database, file: string): Promise<void> {
  try {
    if (statSync(file).size <= MOST_IN_USE) await vacuumApart(file)
    else emptyLog(database, file, 0)
  } catch (error) {
    log().warn({ error }, 'what was deleted may still stand in the database file')
  }
}
