import { z } from 'zod'

/** Why a backup, or its test restore, failed. */
const backupFailureSchema = z.enum([
  'no_room',
  'away',
  'refused',
  'damaged',
  'wrong_phrase',
  'findings',
  'failed',
])
export type BackupFailure = z.infer<typeof backupFailureSchema>

/** The last backup made by the server; time in ms, size in bytes. Stored at `backups/copy`. */
export const madeCopySchema = z.object({
  at: z.int(),
  name: z.string(),
  bytes: z.int(),
  /** Why older copies could not be deleted afterwards; missing if they could. */
  clearing: backupFailureSchema.exactOptional(),
})

/** Since when backups have been failing, and why the last attempt did; times in ms. Stored at `backups/failure` while they do. */
export const backupFailingSchema = z.object({ since: z.int(), at: z.int(), code: backupFailureSchema })

/** The last test restore; time in ms. Stored at `backups/trial`. */
export const restoreTrialSchema = z.object({
  at: z.int(),
  name: z.string(),
  /** Missing if it succeeded. */
  failure: backupFailureSchema.exactOptional(),
})

/** Since when a place for backups has been configured; in ms. Stored at `backups/awaited`. */
export const backupsAwaitedSchema = z.int()
