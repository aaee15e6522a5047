import { z } from 'zod'
import { headsetIdSchema, headsetSummarySchema } from '@/lib/headsets/schema'

/** Answer of `GET /api/account/headset`. */
export const ownHeadsetSchema = z.object({
  headset: headsetSummarySchema.pick({ id: true, name: true }).nullable(),
})

/** Body of `PUT /api/account/headset`; null for none. */
export const headsetRequestSchema = z.strictObject({ headset: headsetIdSchema.nullable() })
