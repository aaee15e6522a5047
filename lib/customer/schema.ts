import * as z from 'zod/mini'
import { headsetIdSchema, headsetSummarySchema } from '@/lib/headsets/schema'

/** Answer of `GET /api/account/presets`: an account's presets, each with the order that grants the files. */
export const boughtPresetsSchema = z.object({
  presets: z.array(z.object({ id: z.string(), orderId: z.string() })),
})
export type BoughtPresets = z.infer<typeof boughtPresetsSchema>

export const ownHeadsetSchema = z.object({
  headset: z.nullable(z.pick(headsetSummarySchema, { id: true, name: true })),
})

/** Body of `PUT /api/account/headset`; null for none. */
export const headsetRequestSchema = z.strictObject({ headset: z.nullable(headsetIdSchema) })

/** Answer of `POST /api/admin/customers/find` and `PUT /api/admin/customers/[customerKey]/email`. */
export const foundCustomerSchema = z.object({ customerKey: z.string() })
