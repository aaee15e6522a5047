import { z } from 'zod'

/** What is stored at `settings`. */
export const settingsSchema = z.object({
  /** Locks the shop for everybody but admins with the PIN. */
  maintenance: z.boolean().default(false),
  /** Whether links in view are fetched ahead. */
  turboMode: z.boolean().default(true),
  /** Unlocks of the maintenance that are older than this time (ms) count no more: it has ended since. */
  unlocksVoidBefore: z.int().default(0),
  /** Unlocks of the present maintenance that were taken back, by their time. */
  voidedUnlocks: z.record(z.string(), z.literal(true)).exactOptional(),
  /** Numbers what somebody has changed. */
  changes: z.int().exactOptional(),
})
export type Settings = z.infer<typeof settingsSchema>

/** Body of `PUT /api/admin/settings`. */
export const settingsChangeSchema = z
  .strictObject({ maintenance: z.boolean().exactOptional(), turboMode: z.boolean().exactOptional() })
  .refine((change) => Object.keys(change).length > 0, 'required')
export type SettingsChange = z.infer<typeof settingsChangeSchema>
