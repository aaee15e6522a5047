import Database from 'better-sqlite3'
import { makePrivate } from '@/lib/core/data-folder'
import { StoreError } from '@/lib/store/store'
import { isBusy } from './busy'
import { LOG_LIMIT } from './log-watch'
import { buildLookup } from './lookup'
import { makeEmpty } from './usage'

const OPEN_TIMEOUT_MS = 15_000
const PAUSE_MS = 20
/** How long a statement blocks the process for another process's write; after that, `whenFree` keeps waiting. */
const BUSY_TIMEOUT_MS = 30

const schema = `
  CREATE TABLE IF NOT EXISTS leaf (path TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
  CREATE TABLE IF NOT EXISTS lookup (
    collection TEXT NOT NULL, child TEXT NOT NULL, value TEXT NOT NULL, key TEXT NOT NULL,
    PRIMARY KEY (collection, child, value, key)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
`

/** Only its owner may read it and its log: it holds addresses. @throws StoreError `unavailable` naming the file */
export function openDatabase(file: string): Database.Database {
  const deadline = Date.now() + OPEN_TIMEOUT_MS
  for (;;) {
    try {
      makeEmpty(file)
      for (const part of ['', '-wal', '-shm']) makePrivate(file + part)
      return prepared(new Database(file, { timeout: BUSY_TIMEOUT_MS }))
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) {
        throw new StoreError('unavailable', `cannot use the database file ${file}: ${String(error)}`, {
          cause: error,
        })
      }
      // Several processes starting at once queue up here; blocking is fine before the store is open.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
    }
  }
}

/**
 * `synchronous = FULL`: acknowledged writes survive a power loss. `secure_delete` zeroes deleted data in the file;
 * `auto_vacuum` lets it shrink (`log-watch`), in new files only.
 */
function prepared(database: Database.Database): Database.Database {
  try {
    database.pragma('auto_vacuum = INCREMENTAL')
    database.pragma('secure_delete = ON')
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma(`journal_size_limit = ${LOG_LIMIT}`)
    database
      .transaction(() => {
        database.exec(schema)
        buildLookup(database)
      })
      .immediate()
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
