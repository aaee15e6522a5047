import Database from 'better-sqlite3'
import { makePrivate } from '@/lib/core/data-folder'
import { StoreError } from '@/lib/store/store'
import { isBusy } from './busy'
import { LOG_LIMIT } from './log-watch'
import { buildLookup } from './lookup'
import { makeEmpty } from './usage'

const OPEN_TIMEOUT_MS = 15_000
const PAUSE_MS = 20
/** How long a statement blocks the process for another process's write; beyond it, waiting goes on in `whenFree`. */
const BUSY_TIMEOUT_MS = 30

const schema = `
  CREATE TABLE IF NOT EXISTS leaf (path TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
  CREATE TABLE IF NOT EXISTS lookup (
    collection TEXT NOT NULL, child TEXT NOT NULL, value TEXT NOT NULL, key TEXT NOT NULL,
    PRIMARY KEY (collection, child, value, key)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
`

/**
 * Opens the database file, made if it is missing, and ready to be used. Nobody else on the machine may read it: it holds
 * addresses. SQLite gives its log the rights of the file itself.
 * @throws StoreError `unavailable` naming the file, with the cause
 */
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
      // Several processes that start at once queue up here; nothing else can happen before the store is open.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
    }
  }
}

/**
 * `synchronous = FULL` syncs the log at every commit: an acknowledged write survives a loss of power. `secure_delete` writes zeros
 * over what is deleted, in the file itself; `auto_vacuum` lets it shrink (`log-watch`), and holds for new files alone.
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
