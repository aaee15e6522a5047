import { closeSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StoreError } from '@/lib/store/store'
import { removeDatabase, sync } from './fill-file'
import { vacuumApart } from './vacuum-apart'

/** Without deleted data. @throws StoreError `unavailable`, `no_room`, `in_use` if it would replace the file itself */
export async function backupFile(file: string, target: string): Promise<void> {
  if (isSameFile(file, target)) throw new StoreError('in_use', target)
  const draft = `${target}.part`
  try {
    removeDatabase(draft)
    closeSync(openSync(draft, 'wx', 0o600))
    await vacuumApart(file, draft)
    sync(draft)
    renameSync(draft, target)
    sync(dirname(target))
  } catch (error) {
    removeDatabase(draft)
    if (error instanceof StoreError) throw error
    throw new StoreError('unavailable', `no backup of ${file}: ${String(error)}`, { cause: error })
  }
}

function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }))
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev
}
