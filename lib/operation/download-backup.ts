import { dayOf, now } from '@/lib/core/clock'
import type { Env } from '@/lib/core/env'
import { exportTree } from '@/lib/store/export-tree'
import type { Store } from '@/lib/store/store'
import { openBackupCopy } from './backup-copy'
import { noteBackup } from './last-backup'

interface Backup {
  name: string
  contentType: string
  /** Read once, or cancel with its `return`. */
  pieces: AsyncGenerator<string | Uint8Array<ArrayBuffer>>
}

/**
 * For `data restore` (SQLite) or `data import` (JSON). In the journal before the first piece.
 * @throws StoreError `unavailable`
 */
export async function downloadBackup(store: Store, settings: Env, actor: string): Promise<Backup> {
  const backup = store.engine === 'sqlite' ? await fileOf(settings.DATA_DIR) : await exportOf(store)
  try {
    await noteBackup(store, actor)
    return backup
  } catch (error) {
    // The generator must start before its resources can be released.
    await backup.pieces.next()
    await backup.pieces.return(undefined)
    throw error
  }
}

/** The file's name; a HEAD request reveals nothing else. */
export function backupName(engine: Store['engine']): Pick<Backup, 'name' | 'contentType'> {
  const name = `spielklang-${dayOf(now())}`
  return engine === 'sqlite'
    ? { name: `${name}.sqlite`, contentType: 'application/vnd.sqlite3' }
    : { name: `${name}.json`, contentType: 'application/json' }
}

async function fileOf(folder: string): Promise<Backup> {
  const copy = await openBackupCopy(folder)
  async function* pieces() {
    try {
      for await (const chunk of copy) yield new Uint8Array(chunk)
    } finally {
      copy.destroy()
    }
  }
  return { ...backupName('sqlite'), pieces: pieces() }
}

async function exportOf(store: Store): Promise<Backup> {
  const snapshot = await store.snapshot()
  async function* pieces() {
    try {
      yield* exportTree(snapshot)
    } finally {
      snapshot.close()
    }
  }
  return { ...backupName('firebase'), pieces: pieces() }
}
