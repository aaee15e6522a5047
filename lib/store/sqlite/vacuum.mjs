// The thread of ./vacuum-apart.ts.
import { workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'

const { file, into, timeout, isLogCopied } = workerData

/**
 * A session that was ended must not come back with a copy, as ../rules.ts says.
 * @param {import('better-sqlite3').Database} copy
 */
function leaveOutSessions(copy) {
  try {
    copy.pragma('secure_delete = ON')
    copy.exec("DELETE FROM leaf WHERE path > 'sessions/' AND path < 'sessions0'")
    copy.exec("DELETE FROM lookup WHERE collection = 'sessions'")
  } finally {
    copy.close()
  }
}

let database
try {
  database = new Database(file, { fileMustExist: true, readonly: into !== null, timeout })
  if (into !== null) {
    database.prepare('VACUUM INTO ?').run(into)
    leaveOutSessions(new Database(into))
  } else {
    // As in ./open-database.ts.
    database.pragma('secure_delete = ON')
    if (isLogCopied) database.pragma('wal_autocheckpoint = 0')
    database.exec('VACUUM')
    // Somebody may read for long, and writers would wait with this.
    database.pragma('busy_timeout = 0')
    if (!isLogCopied) database.pragma('wal_checkpoint(TRUNCATE)')
  }
} catch (error) {
  // SQLite's own error reaches the other thread as an object without its message.
  throw new Error(
    error instanceof Error && 'code' in error ? `${error.code}: ${error.message}` : String(error),
  )
} finally {
  database?.close()
}
