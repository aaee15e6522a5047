import { statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { log } from '@/lib/core/log'
import { isBusy } from './busy'

/** What the log may stay at, in bytes. It empties itself by and by unless somebody goes on reading an old state. */
export const LOG_LIMIT = 64 * 1024 * 1024
const LOOK_MS = 10_000
/** What was deleted is still to be read in the log; it may stay there for so long. */
const LONGEST_MS = 60_000
/** Pages that are given back at a look, which takes some ms. */
const PAGES = 1_000

/**
 * Keeps the files of a database from holding more than they must: empties the write-ahead log once a minute and when it has grown
 * beyond its limit, and gives back the room of what was deleted. SQLite must keep what the oldest reader still needs,
 * whichever process it is in; then all that can be done is to say so.
 * @returns ends the watch
 */
export function watchLog(database: Database, file: string): () => void {
  let emptiedAt = 0
  const look = () => {
    const isDue = Date.now() - emptiedAt >= LONGEST_MS
    if (isDue) giveBack(database)
    if (emptyLog(database, file, isDue ? 0 : LOG_LIMIT) && isDue) emptiedAt = Date.now()
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return () => clearInterval(timer)
}

/** @returns whether the log is within its limit now */
export function emptyLog(database: Database, file: string, limit = LOG_LIMIT): boolean {
  const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
  if (size <= limit) return true
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

/** Makes the file smaller by free pages, if it is mostly such pages; some of them are soon needed again. */
export function giveBack(database: Database, pages = PAGES): void {
  try {
    const count = (name: string) => Number(database.pragma(name, { simple: true }))
    if (count('freelist_count') * 4 > count('page_count')) database.pragma(`incremental_vacuum(${pages})`)
  } catch (error) {
    if (!isBusy(error)) log().warn({ error }, 'the database file could not be made smaller')
  }
}
