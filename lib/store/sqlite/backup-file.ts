import { closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { StoreError } from '@/lib/store/store'
import { sync } from './fill-file'

const OPEN_TIMEOUT_MS = 15_000
/** Pages that are copied before the process looks at anything else. */
const STEP = 2_500

/**
 * Copies a database file as it is at this moment, while it is written to. The copy gets its name when it is complete.
 * @throws StoreError `unavailable`, `in_use` if the copy would be put in place of the database itself
 */
export async function backupFile(file: string, target: string): Promise<void> {
  if (isSameFile(file, target)) throw new StoreError('in_use', target)
  const draft = `${target}.part`
  let source: Database.Database | undefined
  try {
    source = new Database(file, { fileMustExist: true, readonly: true, timeout: OPEN_TIMEOUT_MS })
    // Holding one state keeps the copy from beginning anew with every write of others.
    source.exec('BEGIN')
    source.prepare('SELECT 1 FROM leaf LIMIT 1').get()
    rmSync(draft, { force: true })
    closeSync(openSync(draft, 'wx', 0o600))
    await source.backup(draft, { progress: () => STEP })
    sync(draft)
    renameSync(draft, target)
    sync(dirname(target))
  } catch (error) {
    rmSync(draft, { force: true })
    throw new StoreError('unavailable', `no backup of ${file}: ${String(error)}`, { cause: error })
  } finally {
    source?.close()
  }
}

function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }))
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev
}
