import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { isEmailAddress } from '@/lib/core/text/email-address'
import { plainLine, plainLines } from '@/lib/core/text/plain-line'
import { ratingIdSchema } from '../schema'

/** In characters. */
const PLACE_LENGTH = 500
const REASON_LENGTH = 2000
const NAME_LENGTH = 120

export const reportIdSchema = z.string().regex(idPattern('report'))

const reportStatusSchema = z.enum(['open', 'decided'])
export type ReportStatus = z.infer<typeof reportStatusSchema>

const outcomeSchema = z.enum(['kept', 'removed'])
export type ReportOutcome = z.infer<typeof outcomeSchema>

/** A report of unlawful content (Art. 16 DSA), stored at `reports/{id}`; times in ms. */
export const reportSchema = z.object({
  id: reportIdSchema,
  at: z.int(),
  place: z.string(),
  ratingId: ratingIdSchema.exactOptional(),
  partnerUid: z.string().exactOptional(),
  reason: z.string(),
  name: z.string().exactOptional(),
  email: z.string().exactOptional(),
  /** By `addressKey`, for look-up. */
  reporter: z.string().exactOptional(),
  status: reportStatusSchema,
  outcome: outcomeSchema.exactOptional(),
  decidedAt: z.int().exactOptional(),
  actor: z.string().exactOptional(),
  grounds: z.string().exactOptional(),
  idempotencyKey: z.string(),
  bodyHash: z.string(),
})
export type Report = z.infer<typeof reportSchema>

/** Body of `POST /api/reports`; `name` and `email` may be ''. */
export const reportRequestSchema = z.strictObject({
  place: plainLine('report_place').min(1, 'report_place').max(PLACE_LENGTH, 'too_long'),
  reason: plainLines
    .refine((reason) => reason !== '', 'report_reason')
    .refine((reason) => reason.length <= REASON_LENGTH, 'too_long'),
  name: plainLine().max(NAME_LENGTH, 'name_too_long'),
  email: plainLine().refine((email) => email === '' || isEmailAddress(email), 'email'),
  /** Art. 16 (2) (d) DSA. */
  goodFaith: z.literal(true, 'report_good_faith'),
})
export type ReportRequest = z.infer<typeof reportRequestSchema>

/** Answer of `POST /api/reports`: when it arrived, in ms. */
export const reportedSchema = z.object({ at: z.int() })

export const reportDecisionSchema = z.strictObject({
  outcome: outcomeSchema,
  reason: plainLines
    .refine((reason) => reason !== '', 'report_grounds')
    .refine((reason) => reason.length <= REASON_LENGTH, 'too_long'),
})
export type ReportDecision = z.infer<typeof reportDecisionSchema>
