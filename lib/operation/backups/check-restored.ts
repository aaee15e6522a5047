import { auditAll } from '../audit-all'
import { NewerFormatError } from '@/lib/store/format'
import { BackupError, checkBackup } from '@/lib/store/sqlite/restore-file'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { z } from 'zod'

export const restoredSchema = z.object({
  /** Why the file is no whole database of a shop; '' if it is one. */
  damage: z.string(),
  /** How many things in it do not add up. */
  findings: z.int(),
})
export type Restored = z.infer<typeof restoredSchema>

/** Checks a database that nobody else uses as `restore` does, then all of its data. */
export async function checkRestored(file: string): Promise<Restored> {
  try {
    checkBackup(file)
  } catch (error) {
    // Only their words cross to another thread.
    if (error instanceof BackupError || error instanceof NewerFormatError)
      return { damage: error.message, findings: 0 }
    throw error
  }
  const store = createSqliteStore(file)
  let findings = 0
  try {
    for await (const finding of auditAll(store)) findings += Number(finding.path !== '')
  } finally {
    await store.close()
  }
  return { damage: '', findings }
}
