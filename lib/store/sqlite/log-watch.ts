import { statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { log } from '@/lib/core/log'

/** What the log may stay at, in bytes. It empties itself by and by unless somebody goes on reading an old state. */
export const LOG_LIMIT = 64 * 1024 * 1024
const LOOK_MS = 10_000

/**
 * Empties the write-ahead log of a database when it has grown beyond its limit. SQLite must keep what the oldest reader
 * still needs, whichever process it is in; then all that can be done is to say so.
 * @returns ends the watch
 */
export function watchLog(database: Database, file: string): () => void {
  const timer = setInterval(() => emptyLog(database, file), LOOK_MS).unref()
  return () => clearInterval(timer)
}

/** @returns whether the log is within its limit now */
export function emptyLog(database: Database, file: string, limit = LOG_LIMIT): boolean {
  const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
  if (size <= limit) return true
  try {
    const busy = database.pragma('wal_checkpoint(TRUNCATE)', { simple: true })
    if (busy === 0) return true
    log().warn(
      { megabytes: Math.round(size / 1_000_000) },
      'a reader keeps the database log from being emptied',
    )
  } catch (error) {
    log().warn({ error }, 'the database log could not be emptied')
  }
  return false
}
