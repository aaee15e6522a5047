import * as z from 'zod/mini'
import { headsetIdSchema, headsetSummarySchema } from '@/lib/headsets/schema'

/** Answer of `GET /api/account/headset`. */
export const ownHeadsetSchema = z.object({
  headset: z.nullable(z.pick(headsetSummarySchema, { id: true, name: true })),
})

/** Body of `PUT /api/account/headset`; null for none. */
export const headsetRequestSchema = z.strictObject({ headset: z.nullable(headsetIdSchema) })
