import { z } from 'zod'

/** `cancelled`: called off before it was sent. */
export const refundStatusSchema = z.enum(['pending', 'done', 'failed', 'cancelled'])

/** A refund as stored at `orders/{id}/refunds/{refund_…}`; cents, times in ms. */
export const refundSchema = z.object({
  amount: z.int().min(1),
  /** The refunded presets by id, with the amount for each; missing if it is for none in particular. */
  items: z.record(z.string(), z.int()).exactOptional(),
  reason: z.string().exactOptional(),
  at: z.int(),
  actor: z.string(),
  status: refundStatusSchema,
  /** When it last succeeded or failed. */
  settledAt: z.int().exactOptional(),
  /** Each success and failure, by position from 1; only ever added. Missing until the first. */
  events: z
    .record(z.string().regex(/^\d+$/), z.object({ status: z.enum(['done', 'failed']), at: z.int() }))
    .exactOptional(),
  providerId: z.string().exactOptional(),
  /** True if given under the money-back promise of the order, see `giveMoneyBack`. */
  isGoodwill: z.literal(true).exactOptional(),
  /**
   * Whether the account or card that gets it had money back for the same preset under the promise before; then it waits until an
   * admin releases it. Missing until known.
   */
  repeats: z.enum(['nothing', 'account', 'card', 'released']).exactOptional(),
  /** The transfer that brought too much: this refund returns the surplus, and nothing of the price. */
  surplusOf: z.string().exactOptional(),
  /** True if the books have that surplus on the interim account. */
  isFromInterim: z.literal(true).exactOptional(),
  /** True if the buyer's bank took it in a lost dispute. */
  isDisputed: z.literal(true).exactOptional(),
  /** True if it is sent although a dispute is open. */
  despiteDispute: z.literal(true).exactOptional(),
  /** Whether the buyer was told in advance that the money is coming. */
  isPromised: z.literal(true).exactOptional(),
  /** When it was called off: before it was sent, or after it had failed. */
  calledOffAt: z.int().exactOptional(),
  /** The account to transfer it to, where no provider does that. */
  iban: z.string().exactOptional(),
  /** That account's holder, if known. */
  holder: z.string().exactOptional(),
  /** The bank file that includes it, see `refundFileSchema`. */
  bankFile: z.string().exactOptional(),
  /** True if it was reported sent with that file, as opposed to alone: only then does the file still include it. */
  isSentByFile: z.literal(true).exactOptional(),
  /** Hashes of the `Idempotency-Key` and of the request made under it. */
  idempotencyKey: z.string(),
  bodyHash: z.string(),
})
export type Refund = z.infer<typeof refundSchema>
