import { z } from 'zod'

/** `cancelled`: called off before it was sent. */
export const refundStatusSchema = z.enum(['pending', 'done', 'failed', 'cancelled'])

/** Money that is given back, as stored at `orders/{id}/refunds/{refund_…}`; cents, times in ms. */
export const refundSchema = z.object({
  amount: z.int().min(1),
  /** The presets that it is for, by id, with what of each is given back; missing where it is for none in particular. */
  items: z.record(z.string(), z.int()).exactOptional(),
  reason: z.string().exactOptional(),
  at: z.int(),
  actor: z.string(),
  status: refundStatusSchema,
  /** When it was done, or failed, last. */
  settledAt: z.int().exactOptional(),
  /** Each time that it was done or failed, by place from 1; only ever added. Missing until then. */
  events: z
    .record(z.string().regex(/^\d+$/), z.object({ status: z.enum(['done', 'failed']), at: z.int() }))
    .exactOptional(),
  /** The payment provider's id of it. */
  providerId: z.string().exactOptional(),
  /** True if it was given by the promise that came with the order, see `giveMoneyBack`. */
  isGoodwill: z.literal(true).exactOptional(),
  /** The transfer that brought more than its order cost: gives back what was too much, and nothing of the price. */
  surplusOf: z.string().exactOptional(),
  /** True if the buyer's bank has taken it, by a dispute that was lost. */
  isDisputed: z.literal(true).exactOptional(),
  /** True if it goes out although a dispute is open. */
  despiteDispute: z.literal(true).exactOptional(),
  /** Whether the buyer was told that the money comes, before it went. */
  isPromised: z.literal(true).exactOptional(),
  /** When somebody has called it off: before it was sent, or after it had failed. */
  calledOffAt: z.int().exactOptional(),
  /** The account to transfer it to, where no provider does that. */
  iban: z.string().exactOptional(),
  /** Whose account that is, if it is known. */
  holder: z.string().exactOptional(),
  /** The bank file that it is in, see `refundFileSchema`. */
  bankFile: z.string().exactOptional(),
  /** Hash of the `Idempotency-Key`, and of what was asked for under it. */
  idempotencyKey: z.string(),
  bodyHash: z.string(),
})
export type Refund = z.infer<typeof refundSchema>
