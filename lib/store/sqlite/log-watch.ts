import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { log } from '@/lib/core/log'
import { isBusy } from './busy'

/** Maximum size of the log in bytes. It is emptied gradually unless someone keeps reading an old snapshot. */
export const LOG_LIMIT = 64 * 1024 * 1024
const LOOK_MS = 10_000
/** Deleted data can still be read in the log; they may remain there this long. */
const LONGEST_MS = 60_000
/** Pages released per check, which takes a few ms. */
const PAGES = 1_000
/** Pages of the log from which on SQLite writes over it, by default. */
const LOG_PAGES = 1_000

/** Where Litestream keeps its notes on a database; the folder is there as long as it copies the log. */
export function copyNotesOf(file: string): string {
  return join(dirname(file), `.${basename(file)}-litestream`)
}

/**
 * While the log is copied, only Litestream may empty it: it stops reading for a moment when it does so, and what
 * another program empties meanwhile is missing in the copy, which nothing notices.
 */
export const isLogCopied = (file: string): boolean => existsSync(copyNotesOf(file))

/** Call before each write. */
export function leaveCopiedLog(database: Database, file: string): void {
  database.pragma(`wal_autocheckpoint = ${isLogCopied(file) ? 0 : LOG_PAGES}`)
}

/** SQLite keeps what the oldest reader of any process needs; the log can then only be reported. @returns stops it */
export function watchLog(database: Database, file: string): () => void {
  let emptiedAt = 0
  const look = () => {
    const isDue = Date.now() - emptiedAt >= LONGEST_MS
    leaveCopiedLog(database, file)
    if (isDue) giveBack(database)
    if (emptyLog(database, file, isDue ? 0 : LOG_LIMIT) && isDue) emptiedAt = Date.now()
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return () => clearInterval(timer)
}

/** A log that is copied only if it is beyond any limit. @returns whether it is within its limit now */
export function emptyLog(database: Database, file: string, limit = LOG_LIMIT): boolean {
  const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
  if (size <= (isLogCopied(file) ? LOG_LIMIT : limit)) return true
  try {
    const busy = database.pragma('wal_checkpoint(TRUNCATE)', { simple: true })
    if (busy === 0) return true
    if (size > LOG_LIMIT)
      log().warn(
        { megabytes: Math.round(size / 1_000_000) },
        'a reader keeps the database log from being emptied',
      )
  } catch (error) {
    log().warn({ error }, 'the database log could not be emptied')
  }
  return false
}

/** Shrinks the file if it consists mostly of free pages; some of them will soon be needed again. */
export function giveBack(database: Database, pages = PAGES): void {
  try {
    const count = (name: string) => Number(database.pragma(name, { simple: true }))
    if (count('freelist_count') * 4 > count('page_count')) database.pragma(`incremental_vacuum(${pages})`)
  } catch (error) {
    if (!isBusy(error)) log().warn({ error }, 'the database file could not be made smaller')
  }
}
