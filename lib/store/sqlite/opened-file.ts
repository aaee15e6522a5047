import { statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { StoreError } from '@/lib/store/store'

const PARTS = ['', '-wal', '-shm']
/** Sizes in bytes (https://www.sqlite.org/fileformat.html#walformat). */
const LOG_HEADER = 32
const FRAME_HEADER = 24
/** How often the log is measured: another process may be emptying it by a checkpoint. */
const LOOKS = 3

const logSchema = z.object({ log: z.int() })

/**
 * If the files are deleted or replaced, or the log truncated by another program, writes succeed but are lost.
 * @returns call before and after writing; throws StoreError `unavailable`, after a truncated log until the next
 * start: more writes would damage the database
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

/** @returns whether the log is shorter than SQLite expects */
function logCut(database: Database, file: string): () => boolean {
  const frameSize = FRAME_HEADER + Number(database.pragma('page_size', { simple: true }))
  // Only counts the log's frames.
  const count = database.prepare('PRAGMA wal_checkpoint(NOOP)')
  const isShort = () => {
    const { log } = logSchema.parse(count.get())
    const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
    return log > 0 && size < LOG_HEADER + log * frameSize
  }
  return () => Array.from({ length: LOOKS }).every(isShort)
}
