import { statSync } from 'node:fs'
import { StoreError } from '@/lib/store/store'

/** A database's files: itself, its log, and the log's index. */
const PARTS = ['', '-wal', '-shm']

/**
 * Remembers the files a database was opened in: a deleted or replaced one still accepts writes, but they are
 * lost with the process.
 * @returns call before and after writing; throws StoreError `unavailable` if the files have changed
 */
export function openedFile(file: string): () => void {
  const opened = identityOf(file)
  return () => {
    if (identityOf(file) !== opened)
      throw new StoreError('unavailable', 'the database file is not the one that was opened')
  }
}

function identityOf(file: string): string {
  return PARTS.map((part) => {
    const found = statSync(file + part, { bigint: true, throwIfNoEntry: false })
    return found ? `${found.dev}:${found.ino}` : 'none'
  }).join()
}
