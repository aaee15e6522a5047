import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { emailSchema } from '@/lib/core/text/email-schema'
import { plainLine, plainLines } from '@/lib/core/text/plain-line'
import { orderIdSchema } from '@/lib/orders/schema'
import { withdrawalLimits } from './declaration'

export const withdrawalIdSchema = z.string().regex(idPattern('withdrawal'))

const withdrawalStatusSchema = z.enum(['received', 'accepted', 'rejected'])
export type WithdrawalStatus = z.infer<typeof withdrawalStatusSchema>

/** How it arrived, if not declared in the shop. */
export const withdrawalWays = ['letter', 'mail'] as const

/** Stored at `withdrawals/{id}`; times in ms. */
export const withdrawalSchema = z.object({
  id: withdrawalIdSchema,
  at: z.int(),
  /** Missing if declared in the shop; otherwise `at` is the beginning of the day. */
  way: z.enum(withdrawalWays).exactOptional(),
  name: z.string(),
  /** As the consumer wrote it. */
  reference: z.string(),
  /** '' if invalid: a declaration is effective without one. */
  email: z.string(),
  text: z.string().exactOptional(),
  orderId: orderIdSchema.exactOptional(),
  /** By `addressKey`, while its order is unknown. */
  unassignedTo: z.string().exactOptional(),
  /** Counts how often its order was set. */
  connections: z.int().exactOptional(),
  status: withdrawalStatusSchema,
  decidedAt: z.int().exactOptional(),
  actor: z.string().exactOptional(),
  reason: z.string().exactOptional(),
  /** Hashes. */
  idempotencyKey: z.string(),
  bodyHash: z.string(),
})
export type Withdrawal = z.infer<typeof withdrawalSchema>

export const withdrawalRequestSchema = z.strictObject({
  name: plainLine('withdrawal_name').min(1, 'withdrawal_name').max(withdrawalLimits.name, 'name_too_long'),
  reference: plainLine('withdrawal_reference')
    .min(1, 'withdrawal_reference')
    .max(withdrawalLimits.reference, 'withdrawal_reference_too_long'),
  email: plainLine('withdrawal_email').min(1, 'withdrawal_email').max(withdrawalLimits.email, 'email'),
  text: plainLines
    .refine((text) => text.length <= withdrawalLimits.text, 'withdrawal_text_too_long')
    .optional(),
})
export type WithdrawalRequest = z.infer<typeof withdrawalRequestSchema>

/** Answer of `POST /api/withdrawals`, the same whether or not its order exists; time in ms. */
export const declaredSchema = z.object({
  at: z.int(),
  name: z.string(),
  reference: z.string(),
  email: z.string(),
  text: z.string().exactOptional(),
})
export type Declared = z.infer<typeof declaredSchema>

/** `POST /api/admin/withdrawals`; `email` and `text` may be ''. */
export const enteredWithdrawalSchema = z.strictObject({
  day: z.iso.date('withdrawal_day'),
  way: z.enum(withdrawalWays),
  name: withdrawalRequestSchema.shape.name,
  reference: withdrawalRequestSchema.shape.reference,
  email: z.union([z.literal(''), emailSchema]),
  text: withdrawalRequestSchema.shape.text.unwrap(),
})
export type EnteredWithdrawal = z.infer<typeof enteredWithdrawalSchema>

export const rejectionSchema = z.strictObject({
  reason: plainLines.pipe(z.string().min(1, 'withdrawal_reason').max(1000)),
})

export const connectionSchema = z.strictObject({
  reference: plainLine().min(1, 'withdrawal_order').max(withdrawalLimits.reference),
})
