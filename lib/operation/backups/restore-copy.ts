import 'server-only'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseFile, makePrivate } from '@/lib/core/data-folder'
import type { Env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { putServerSecret, requireSameSecret } from '@/lib/core/server-secret'
import { journalAdded } from '@/lib/journal/data'
import { fillFile, removeDatabase, sync } from '@/lib/store/sqlite/fill-file'
import { checkBackup } from '@/lib/store/sqlite/restore-file'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { beginSoleUse } from '@/lib/store/sqlite/usage'
import type { Store } from '@/lib/store/store'
import { hasSold } from '@/lib/trials/data'
import { draftIn } from '../backup-copy'
import { readCopy } from './copy-file'

/**
 * Restores an encrypted copy in place of a missing or empty database, together with its server secret.
 * @throws EncryptedFileError; BackupError; NewerFormatError; ServerSecretError `other`; StoreError `in_use`, `not_empty`, `no_room`
 */
export function restoreCopy(settings: Env, copy: string, phrase: string): Promise<void> {
  return fillFile(databaseFile(settings.DATA_DIR), async (draft) => {
    const { serverSecret } = await readCopy(copy, phrase, draft)
    makePrivate(draft)
    checkBackup(draft)
    putServerSecret(settings, serverSecret)
  })
}

/** The copy that the next start restores. The folder gets this name only when it is complete. */
export const stagedIn = (folder: string) => join(folder, 'restore')

/**
 * Checks an encrypted copy and stages it for the next start, because the running shop is using its database. Only for a shop
 * that has not sold anything.
 * @throws ShopError `restore_not_empty`; otherwise as `restoreCopy`
 */
export async function stageCopy(
  store: Store,
  settings: Env,
  { copy, phrase, actor }: { copy: AsyncIterable<Uint8Array>; phrase: string; actor: string },
): Promise<void> {
  if ((await restoreState(store, settings)) === 'impossible') throw new ShopError('restore_not_empty')
  const draft = draftIn(settings.DATA_DIR)
  try {
    await mkdir(draft, { mode: 0o700 })
    const file = databaseFile(draft)
    const { serverSecret } = await readCopy(copy, phrase, file)
    checkBackup(file)
    requireSameSecret(settings, serverSecret)
    putServerSecret({ ...settings, DATA_DIR: draft, SERVER_SECRET: undefined }, serverSecret)
    const restored = createSqliteStore(file)
    await restored.update(journalAdded({ actor, act: 'backup-restored', subject: 'backups/copy' }))
    await restored.close()
    sync(file)
    const staged = stagedIn(settings.DATA_DIR)
    await rm(staged, { recursive: true, force: true })
    await rename(draft, staged)
    sync(settings.DATA_DIR)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Whether a copy is staged for the next start, or one could be. */
export async function restoreState(
  store: Store,
  settings: Env,
): Promise<'possible' | 'staged' | 'impossible'> {
  if (settings.STORE_ENGINE !== 'sqlite' || (await hasSold(store))) return 'impossible'
  return isStaged(settings) ? 'staged' : 'possible'
}

const isStaged = ({ DATA_DIR }: Env): boolean => existsSync(databaseFile(stagedIn(DATA_DIR)))

/**
 * Restores a copy that was staged at the desk, before anything else reads the data. Resumes a restore that was interrupted by
 * a kill.
 * @returns whether a copy was staged
 * @throws ShopError `restore_not_empty` if the shop has sold something since; StoreError `in_use`
 */
export async function putStagedCopy(settings: Env): Promise<boolean> {
  if (settings.STORE_ENGINE !== 'sqlite' || !isStaged(settings)) return false
  const [staged, file] = [stagedIn(settings.DATA_DIR), databaseFile(settings.DATA_DIR)]
  if (existsSync(file)) await requireNothingSold(file)
  const endUse = beginSoleUse(file)
  try {
    const secret = join(staged, 'server-secret')
    // Moved first: the restored database cannot be opened without its secret, the empty one can.
    if (existsSync(secret)) renameSync(secret, join(settings.DATA_DIR, 'server-secret'))
    sync(settings.DATA_DIR)
    removeDatabase(file)
    renameSync(databaseFile(staged), file)
    sync(settings.DATA_DIR)
    rmSync(staged, { recursive: true })
  } finally {
    endUse()
  }
  return true
}

async function requireNothingSold(file: string): Promise<void> {
  const store = createSqliteStore(file)
  try {
    if (await hasSold(store)) throw new ShopError('restore_not_empty')
  } finally {
    await store.close()
  }
}
