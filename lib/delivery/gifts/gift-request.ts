import { z } from 'zod'
import { LOWEST, writeLevels } from '@/lib/audio/spectrum/levels'
import { thirds } from '@/lib/audio/spectrum/thirds'
import { figureKinds } from '@/lib/catalog/figures/schema'
import { presetIdSchema } from '@/lib/catalog/schema'
import { headsetIdSchema } from '@/lib/headsets/schema'

export const giftParams = { preset: presetIdSchema, kind: z.enum(figureKinds) }

/** dB below the highest, in tenths. */
const levelsSchema = z
  .array(z.number().min(LOWEST).max(0))
  .length(thirds.length)
  .refine((levels) => Math.max(...levels) === 0)
  .transform(writeLevels)

/** Body of `PUT /api/orders/[orderId]/gifts/[preset]/[kind]`; see `giftSchema`. */
export const giftRequestSchema = z.strictObject({
  sound: levelsSchema,
  bed: levelsSchema,
  headset: z.exactOptional(headsetIdSchema),
})
export type GiftRequest = z.infer<typeof giftRequestSchema>

/** The handle of a gift as the desk sees it. */
export const deskGiftParams = { gift: z.string().max(400) }
export const giftDecisionSchema = z.strictObject({ decision: z.enum(['aside', 'count']) })
