import { z } from 'zod'

/** Stored at `settings`. */
export const settingsSchema = z.object({
  /** Locks the shop for everyone but admins with the PIN. */
  maintenance: z.boolean().default(false),
  /** Whether links in view are prefetched. */
  turboMode: z.boolean().default(true),
  /** Whether the maintenance page says how many users wait; `WAITING_SHOWN` applies until it is set. */
  waitingShown: z.boolean().exactOptional(),
  /** Whether new orders come with the promise to give money back; `MONEY_BACK` applies until it is set. */
  moneyBack: z.boolean().exactOptional(),
  /** Unlocks older than this time (ms) are void, because their maintenance has ended. */
  unlocksVoidBefore: z.int().default(0),
  /** Revoked unlocks of the current maintenance, by time. */
  voidedUnlocks: z.record(z.string(), z.literal(true)).exactOptional(),
  changes: z.int().exactOptional(),
})
export type Settings = z.infer<typeof settingsSchema>

export type ShownSettings = Required<
  Pick<Settings, 'maintenance' | 'turboMode' | 'waitingShown' | 'moneyBack'>
>

export const settingsChangeSchema = z
  .strictObject({
    maintenance: z.boolean().exactOptional(),
    turboMode: z.boolean().exactOptional(),
    waitingShown: z.boolean().exactOptional(),
    moneyBack: z.boolean().exactOptional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'required')
export type SettingsChange = z.infer<typeof settingsChangeSchema>
