import { statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import Database from 'better-sqlite3'
import { makePrivate } from '@/lib/core/data-folder'
import { checkFormat, FORMAT_NUMBER } from '@/lib/store/format'
import type { Json, Path } from '@/lib/store/store'
import { parseLeaf } from '@/lib/store/tree'
import { fillFile } from './fill-file'

export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/**
 * Checks a copy, so that the backup stays as it is. @param prepare changes the checked copy before it is used
 * @throws BackupError; NewerFormatError; StoreError `in_use`, `not_empty`
 */
export function restoreFile(
  file: string,
  backup: string,
  prepare: (draft: string) => Promise<void> = async () => {},
): Promise<void> {
  return fillFile(file, async (draft) => {
    await copyFile(backup, draft)
    makePrivate(draft)
    checkBackup(draft)
    await prepare(draft)
  })
}

/** Of a file that is not in use. @throws BackupError, NewerFormatError */
export function checkBackup(draft: string): void {
  checkFormat(checkedFormat(draft))
}

/** In SQLite's words; null for none. */
export function damageOf(file: string): string | null {
  let database: Database.Database | undefined
  try {
    database = new Database(file)
    checkIntegrity(database)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    database?.close()
  }
}

function checkIntegrity(database: Database.Database): void {
  const findings = database.pragma('integrity_check', { simple: true })
  if (findings !== 'ok') throw new Error(String(findings))
}

/** @returns the backup's format number, if it has one */
function checkedFormat(draft: string): unknown {
  const { size } = statSync(draft)
  let database: Database.Database | undefined
  try {
    database = new Database(draft)
    // Fails, too, if the tables are missing.
    database.prepare('SELECT path, value FROM leaf LIMIT 1').get()
    database.prepare('SELECT collection, child, value, key FROM lookup LIMIT 1').get()
    checkIntegrity(database)
    // SQLite reads a truncated page as zeros.
    const whole =
      Number(database.pragma('page_count', { simple: true })) *
      Number(database.pragma('page_size', { simple: true }))
    if (size !== whole) throw new Error(`${size} bytes instead of ${whole}`)
    return leafOf(database, FORMAT_NUMBER)
  } catch (error) {
    throw new BackupError(error instanceof Error ? error.message : String(error), { cause: error })
  } finally {
    database?.close()
  }
}

/** For a file that this process does not have open. */
export function leafIn(file: string, path: Path): Json | null {
  const database = new Database(file, { readonly: true })
  try {
    return leafOf(database, path) ?? null
  } finally {
    database.close()
  }
}

function leafOf(database: Database.Database, path: Path): Json | undefined {
  const text = database.prepare<[Path], string>('SELECT value FROM leaf WHERE path = ?').pluck().get(path)
  return text === undefined ? undefined : parseLeaf(text)
}
