import { z } from 'zod'

/** What kept a backup from being made, or from being restored on trial. */
const backupFailureSchema = z.enum(['no_room', 'away', 'refused', 'damaged', 'findings', 'failed'])
export type BackupFailure = z.infer<typeof backupFailureSchema>

/** The last backup by the clock; time in ms, size in bytes. Stored at `backups/copy`. */
export const madeCopySchema = z.object({ at: z.int(), name: z.string(), bytes: z.int() })

/** Since when backups fail, and why the last attempt did; times in ms. Stored at `backups/failure` while they do. */
export const backupFailingSchema = z.object({ since: z.int(), at: z.int(), code: backupFailureSchema })

/** The last restore on trial; time in ms. Stored at `backups/trial`. */
export const restoreTrialSchema = z.object({
  at: z.int(),
  name: z.string(),
  /** Missing if all was well. */
  failure: backupFailureSchema.exactOptional(),
})

/** Since when the shop has a place for backups; in ms. Stored at `backups/awaited`. */
export const backupsAwaitedSchema = z.int()
