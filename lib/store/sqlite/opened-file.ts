import { statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { StoreError } from '@/lib/store/store'

/** A database's files: itself, its log, and the log's index. */
const PARTS = ['', '-wal', '-shm']
/** Sizes in bytes (https://www.sqlite.org/fileformat.html#walformat). */
const LOG_HEADER = 32
const FRAME_HEADER = 24
/** Another process may empty the log as it should between two readings, once a minute. */
const LOOKS = 3

const logSchema = z.object({ log: z.int() })

/**
 * Remembers the files a database was opened in: deleted or replaced ones, and a log that somebody else has cut, still accept
 * writes, but they are lost with the process.
 * @returns call before and after writing; throws StoreError `unavailable` if the files have changed. A log that was cut stays
 * so until the next start: what was in it is lost, and more writes would damage the database.
 */
export function openedFile(database: Database, file: string): () => void {
  const opened = identityOf(file)
  const isCut = logCut(database, file)
  let wasCut = false
  return () => {
    if (identityOf(file) !== opened)
      throw new StoreError('unavailable', 'the database file is not the one that was opened')
    wasCut ||= isCut()
    if (wasCut) throw new StoreError('unavailable', 'somebody else has cut the log of the database')
  }
}

function identityOf(file: string): string {
  return PARTS.map((part) => {
    const found = statSync(file + part, { bigint: true, throwIfNoEntry: false })
    return found ? `${found.dev}:${found.ino}` : 'none'
  }).join()
}

/** @returns whether the log is shorter than what SQLite knows to be in it */
function logCut(database: Database, file: string): () => boolean {
  const frameSize = FRAME_HEADER + Number(database.pragma('page_size', { simple: true }))
  // Does nothing but count the log's frames.
  const count = database.prepare('PRAGMA wal_checkpoint(NOOP)')
  const isShort = () => {
    const { log } = logSchema.parse(count.get())
    const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
    return log > 0 && size < LOG_HEADER + log * frameSize
  }
  return () => Array.from({ length: LOOKS }).every(isShort)
}
