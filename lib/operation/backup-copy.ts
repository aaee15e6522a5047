import 'server-only'
import { createReadStream, openSync, readdirSync, rmSync, type ReadStream } from 'node:fs'
import { join } from 'node:path'
import { databaseFile } from '@/lib/core/data-folder'
import { randomKey } from '@/lib/core/ids'
import { backupFile } from '@/lib/store/sqlite/backup-file'

/** A copy being made or restored, with temporary files of SQLite and `backupFile`. */
const COPY = /^backup-copy-(\d+)-/

/**
 * Unlinked before its first byte is read, so nothing is left. @throws StoreError `unavailable`, also for a full disk
 */
export async function openBackupCopy(folder: string): Promise<ReadStream> {
  const copy = draftIn(folder)
  try {
    await backupFile(databaseFile(folder), copy)
    return createReadStream(copy, { fd: openSync(copy, 'r') })
  } finally {
    rmSync(copy, { force: true })
  }
}

export function draftIn(folder: string): string {
  return join(folder, `backup-copy-${process.pid}-${randomKey()}.sqlite`)
}

/** Removes copies left behind by killed processes. Call before this process makes any. */
export function removeLeftCopies(folder: string, except = ''): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = COPY.exec(name) ?? []
    if (pid !== undefined && name !== except && !isOther(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function isOther(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It exists but belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
