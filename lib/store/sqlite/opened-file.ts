import { statSync } from 'node:fs'
import { StoreError } from '@/lib/store/store'

/** The files of a database: itself, its log, and the log's index. */
const PARTS = ['', '-wal', '-shm']

/**
 * Remembers which files a database was opened in; one that was deleted or replaced takes writes as before, but they are gone with
 * the process.
 * @returns to be called before and after writing; throws StoreError `unavailable` if they are not these any more
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
