import 'server-only'
import { createReadStream, openSync, readdirSync, rmSync, type ReadStream } from 'node:fs'
import { join } from 'node:path'
import { databaseFile } from '@/lib/core/data-folder'
import { randomKey } from '@/lib/core/random-key'
import { backupFile } from '@/lib/store/sqlite/backup-file'

/** A copy that a process is making, with what SQLite and `backupFile` put beside it. */
const COPY = /^backup-copy-(\d+)-/

/**
 * A consistent copy of the shop's database while it is written to, to be read once. Its file loses its name before the first
 * byte is read, so that nothing is left of it however the reading ends.
 * @throws StoreError `unavailable`, also if the disk has no room for it
 */
export async function openBackupCopy(folder: string): Promise<ReadStream> {
  const copy = join(folder, `backup-copy-${process.pid}-${randomKey()}.sqlite`)
  try {
    await backupFile(databaseFile(folder), copy)
    return createReadStream(copy, { fd: openSync(copy, 'r') })
  } finally {
    rmSync(copy, { force: true })
  }
}

/** Removes the copies that processes were making when they were killed. To be called before this process makes any. */
export function removeLeftCopies(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = COPY.exec(name) ?? []
    if (pid !== undefined && !isOther(Number(pid))) rmSync(join(folder, name), { force: true })
  }
}

/** Whether this is another process, and there still. */
function isOther(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It is there, but somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
