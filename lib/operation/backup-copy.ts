import 'server-only'
import { createReadStream, openSync, readdirSync, rmSync, type ReadStream } from 'node:fs'
import { join } from 'node:path'
import { databaseFile } from '@/lib/core/data-folder'
import { randomKey } from '@/lib/core/ids'
import { backupFile } from '@/lib/store/sqlite/backup-file'

/** A copy that a process is making or restoring, and SQLite's and `backupFile`'s temporary files beside it. */
const COPY = /^backup-copy-(\d+)-/

/**
 * A consistent copy of the live database, to be read once. The file is unlinked before its first byte is read,
 * so nothing is left behind however reading ends.
 * @throws StoreError `unavailable`, also if the disk is full
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

/** A new path for a temporary file or folder of this process, recognised by `removeLeftCopies`. */
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

/** Whether this is another process that is still running. */
function isOther(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It exists but belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
