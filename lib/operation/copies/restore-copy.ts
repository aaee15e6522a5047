import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { databaseFile, makePrivateFolder } from '@/lib/core/data-folder'
import type { Env } from '@/lib/core/env'
import { putServerSecret } from '@/lib/core/server-secret'
import { backupFile } from '@/lib/store/sqlite/backup-file'
import { fillFile } from '@/lib/store/sqlite/fill-file'
import { checkBackup, leafIn } from '@/lib/store/sqlite/restore-file'
import { makeEmpty } from '@/lib/store/sqlite/usage'
import { draftIn } from '../backup-copy'
import { keepKey, sealingByKey, SECRET } from './backup-key'
import { CopyError, fetchCopy } from './fetch-copy'
import { copyRun, litestream } from './litestream'
import { restoredNoted } from '@/lib/invoices/restored-numbers'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'

/**
 * In place of a missing or empty database, with secret and key. @param at ms @returns as `fetchCopy`
 * @throws CopyError; BackupError; NewerFormatError; ServerSecretError `other`; StoreError `in_use`, `not_empty`,
 * `no_room`
 */
export async function restoreCopy(
  settings: Env,
  { place, key, at }: { place: string; key: string; at: number | null },
): Promise<number | null> {
  const program = await litestream()
  if (program === null) throw new CopyError('no_program')
  makePrivateFolder(settings.DATA_DIR)
  const folder = draftIn(settings.DATA_DIR)
  try {
    mkdirSync(folder, { mode: 0o700 })
    const incompleteAt = await fillFile(databaseFile(settings.DATA_DIR), async (draft) => {
      const fetched = join(folder, 'fetched')
      // Litestream lists only copies of a file that exists.
      const file = databaseFile(resolve(folder))
      makeEmpty(file)
      const run = copyRun({ ...settings, DATA_DIR: folder }, { program, place, key })
      const last = await fetchCopy(run, { file, to: fetched, at })
      // Leaves sessions out, and deleted data.
      await backupFile(fetched, draft)
      checkBackup(draft)
      putSecretOf(draft, settings, key)
      await markRestored(draft)
      return last
    })
    keepKey(settings, key)
    return incompleteAt
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function putSecretOf(file: string, settings: Env, key: string): void {
  const sealed = leafIn(file, SECRET)
  const secret = typeof sealed === 'string' ? sealingByKey(key).unsealed('server-secret', sealed) : null
  if (secret !== null) putServerSecret(settings, secret)
}

/** Records in a restored file, before anything uses it, that documents may have been issued since it was copied. */
export async function markRestored(file: string): Promise<void> {
  const store = createSqliteStore(file)
  try {
    await store.update(restoredNoted())
  } finally {
    await store.close()
  }
}
