import { auditAll } from '../audit-all'
import { NewerFormatError } from '@/lib/store/format'
import { BackupError, checkBackup } from '@/lib/store/sqlite/restore-file'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { z } from 'zod'

export const restoredSchema = z.object({
  /** Why the file is not a complete database of a shop; '' if it is. */
  damage: z.string(),
  /** Number of inconsistencies in it. */
  findings: z.int(),
})
export type Restored = z.infer<typeof restoredSchema>

/** Checks a restored database as `restore` does, then audits its data as of when the copy was made (ms). */
export async function checkRestored({ file, madeAt }: { file: string; madeAt: number }): Promise<Restored> {
  try {
    checkBackup(file)
  } catch (error) {
    // Only the message of an error reaches the calling thread.
    if (error instanceof BackupError || error instanceof NewerFormatError)
      return { damage: error.message, findings: 0 }
    throw error
  }
  const store = createSqliteStore(file)
  let findings = 0
  try {
    for await (const finding of auditAll(store, madeAt)) findings += Number(finding.path !== '')
  } finally {
    await store.close()
  }
  return { damage: '', findings }
}
