// What ./vacuum-apart.ts has done on a thread of its own.
import { workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'

const { file, into, timeout } = workerData
const database = new Database(file, { fileMustExist: true, readonly: into !== null, timeout })
try {
  if (into !== null) {
    database.prepare('VACUUM INTO ?').run(into)
  } else {
    // As ./open-database.ts makes new files; one from before becomes like them.
    database.pragma('auto_vacuum = INCREMENTAL')
    database.pragma('secure_delete = ON')
    database.exec('VACUUM')
    database.pragma('wal_checkpoint(TRUNCATE)')
  }
} finally {
  database.close()
}
