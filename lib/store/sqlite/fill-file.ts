import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { StoreError } from '@/lib/store/store'
import { beginSoleUse, makeEmpty } from './usage'

/**
 * Moves a complete draft in place. Nobody else can use the file meanwhile; a failure changes nothing.
 * @param make fills the draft and leaves it closed @throws StoreError `in_use`, `not_empty`, and what `make` throws
 */
export async function fillFile<T>(file: string, make: (draft: string) => Promise<T>): Promise<T> {
  const endUse = beginSoleUse(file)
  const draft = `${file}.part`
  try {
    if (hasData(file)) throw new StoreError('not_empty', file)
    removeDatabase(draft)
    makeEmpty(draft)
    const result = await make(draft)
    sync(draft)
    removeDatabase(file)
    renameSync(draft, file)
    sync(dirname(file))
    return result
  } finally {
    removeDatabase(draft)
    endUse()
  }
}

/** No connection of this process may have it open. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/** An unreadable file is not empty either. */
function hasData(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new Database(file)
  try {
    return database.prepare('SELECT 1 FROM leaf LIMIT 1').get() !== undefined
  } catch {
    return true
  } finally {
    database.close()
  }
}

/** Also deletes SQLite's files beside it. */
export function removeDatabase(file: string): void {
  for (const part of ['', '-wal', '-shm', '-journal']) rmSync(file + part, { force: true })
}
