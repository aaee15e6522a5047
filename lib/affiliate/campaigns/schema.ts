import { z } from 'zod'
import { priceSchema, presetIdSchema, berlinTimeSchema } from '@/lib/catalog/schema'
import { fromList } from '@/lib/store/tree-value'
import { affiliateCodePattern } from '../affiliate-code'
import { MAX_DISCOUNT } from '../schema'

const MOST_PRESETS = 50

/** `POST /api/admin/campaigns`: percent or cents, times in German local time. */
export const newCampaignSchema = z
  .strictObject({
    code: z.string(),
    percent: z
      .number('campaign_value')
      .positive('campaign_value')
      .max(MAX_DISCOUNT, 'campaign_value')
      .optional(),
    fixed: priceSchema.optional(),
    from: berlinTimeSchema,
    to: berlinTimeSchema,
    maxUses: z.int('campaign_uses').min(1, 'campaign_uses').max(1_000_000, 'campaign_uses').optional(),
    /** Empty for all. */
    presetIds: z.array(presetIdSchema).max(MOST_PRESETS),
    /** Code or uid. */
    partner: z.string().optional(),
  })
  .refine(({ percent, fixed }) => (percent === undefined) !== (fixed === undefined), {
    path: ['percent'],
    error: 'campaign_value',
    when: ({ issues }) => issues.length === 0,
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'campaign_span',
    when: ({ issues }) => issues.length === 0,
  })
export type NewCampaign = z.infer<typeof newCampaignSchema>

export const campaignParams = z.object({ code: z.string().regex(affiliateCodePattern) })

const listFrom = (value: unknown) =>
  typeof value === 'object' && value !== null ? fromList({ ...value }) : value

/** Stored at `campaigns/{code in lower case}`; cents, times in ms. */
export const campaignSchema = z.object({
  code: z.string(),
  percent: z.number().exactOptional(),
  fixed: z.int().exactOptional(),
  from: z.int(),
  /** Exclusive. */
  to: z.int(),
  maxUses: z.int().exactOptional(),
  presetIds: z.preprocess(listFrom, z.array(z.string())).exactOptional(),
  affiliateUid: z.string().exactOptional(),
  /** Orders that hold a use: neither cancelled nor unpaid for too long. */
  uses: z.int().default(0),
  /** Limited uses ever counted, including released ones. */
  taken: z.int().default(0),
  createdAt: z.int(),
})
export type Campaign = z.infer<typeof campaignSchema>
