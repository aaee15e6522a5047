import { z } from 'zod'

/** `cancelled`: called off before it was sent. */
export const refundStatusSchema = z.enum(['pending', 'done', 'failed', 'cancelled'])

/** Stored at `orders/{id}/refunds/{refund_…}`; cents, times in ms. */
export const refundSchema = z.object({
  amount: z.int().min(1),
  /** Cents by preset id; missing if it is for none in particular. */
  items: z.record(z.string(), z.int()).exactOptional(),
  reason: z.string().exactOptional(),
  at: z.int(),
  actor: z.string(),
  status: refundStatusSchema,
  settledAt: z.int().exactOptional(),
  /** Each success and failure, by position from 1; only ever added. */
  events: z
    .record(z.string().regex(/^\d+$/), z.object({ status: z.enum(['done', 'failed']), at: z.int() }))
    .exactOptional(),
  providerId: z.string().exactOptional(),
  /** By the order's money-back promise, see `giveMoneyBack`. */
  isGoodwill: z.literal(true).exactOptional(),
  /** Had money back for the preset by the promise before: an admin has to release it. Missing until known. */
  repeats: z.enum(['nothing', 'account', 'card', 'released']).exactOptional(),
  /** The transfer that brought too much: nothing of the price goes back. */
  surplusOf: z.string().exactOptional(),
  /** The books have that surplus on the interim account. */
  isFromInterim: z.literal(true).exactOptional(),
  /** Taken by the buyer's bank in a lost dispute. */
  isDisputed: z.literal(true).exactOptional(),
  despiteDispute: z.literal(true).exactOptional(),
  /** The buyer was told in advance. */
  isPromised: z.literal(true).exactOptional(),
  calledOffAt: z.int().exactOptional(),
  /** The account to transfer to, where no provider does that. */
  iban: z.string().exactOptional(),
  holder: z.string().exactOptional(),
  bankFile: z.string().exactOptional(),
  /** Reported sent with the bank file, as opposed to alone: only then does the file still include it. */
  isSentByFile: z.literal(true).exactOptional(),
  /** Hashes of the `Idempotency-Key` and of the request under it. */
  idempotencyKey: z.string(),
  bodyHash: z.string(),
})
export type Refund = z.infer<typeof refundSchema>
