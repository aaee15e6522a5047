import { z } from 'zod'
import { providerSchema } from '../schema'

const payoutLineKindSchema = z.enum([
  'payment',
  'refund',
  'refundFailed',
  'dispute',
  'disputeReturned',
  'fee',
  'payoutReturned',
  'other',
])
export type PayoutLineKind = z.infer<typeof payoutLineKindSchema>

/** Day on which the provider created it, and the provider's id as stored: keys sort by day. */
export const providerPayoutIdSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}_[\w-]{1,128}$/)

/** Unknown subject, another amount, another currency than the books', or unknown kind. */
const payoutProblemSchema = z.enum(['unknown', 'amount', 'currency', 'kind'])

/** A line of a payout, stored at `providerPayoutLines/{payout}/{key}`; cents, times in ms. */
export const payoutLineSchema = z.object({
  id: z.string(),
  kind: payoutLineKindSchema,
  /** Before the fee; negative if it was taken. */
  amount: z.int(),
  fee: z.int(),
  at: z.int(),
  /** The provider's id of the payment, refund, dispute or payout that it is about. */
  about: z.string().exactOptional(),
  orderId: z.string().exactOptional(),
  problem: payoutProblemSchema.exactOptional(),
  /** The amount in the shop's books, if it differs. */
  expected: z.int().exactOptional(),
})
export type PayoutLine = z.infer<typeof payoutLineSchema>

/** Starts with the time, so that the newest lines are listed first. */
export function payoutLineKey({ id, at }: Pick<PayoutLine, 'id' | 'at'>): string {
  return `${at}_${id}`
}

/** `checked`: did not add up, and the owner has dealt with it. */
const payoutStateSchema = z.enum(['right', 'wrong', 'checked'])

/** A provider's payout to the shop's bank account, stored at `providerPayouts/{id}`; cents, times in ms. */
export const providerPayoutSchema = z.object({
  id: providerPayoutIdSchema,
  provider: providerSchema,
  providerId: z.string(),
  amount: z.int(),
  currency: z.string(),
  createdAt: z.int(),
  arrivesOn: z.iso.date(),
  hasArrived: z.boolean(),
  /** When the shop learned that it came back. */
  returnedOn: z.iso.date().exactOptional(),
  state: payoutStateSchema,
  lines: z.int(),
  problems: z.int(),
  /** The lines that do not fit, by key; if there are many, those that the provider lists first. */
  unfit: z.record(z.string(), payoutLineSchema).exactOptional(),
  /** Of all lines; `net` less fees. */
  fees: z.int(),
  net: z.int(),
  readAt: z.int(),
  changes: z.int(),
  note: z.string().exactOptional(),
  checkedAt: z.int().exactOptional(),
  checkedBy: z.string().exactOptional(),
})
export type ProviderPayout = z.infer<typeof providerPayoutSchema>

export function addsUp({
  amount,
  currency,
  problems,
  net,
}: Pick<ProviderPayout, 'amount' | 'currency' | 'problems' | 'net'>): boolean {
  return currency === 'EUR' && problems === 0 && net === amount
}

export type PayoutSums = Pick<ProviderPayout, 'lines' | 'problems' | 'fees' | 'net'>
export const NO_SUMS: PayoutSums = { lines: 0, problems: 0, fees: 0, net: 0 }

/** The sums with one more line. A line that is itself a fee takes its amount. */
export function addSums(
  { lines, problems, fees, net }: PayoutSums,
  { kind, amount, fee, problem }: PayoutLine,
): PayoutSums {
  return {
    lines: lines + 1,
    problems: problem === undefined ? problems : problems + 1,
    fees: fees + fee - (kind === 'fee' ? amount : 0),
    net: net + amount - fee,
  }
}
