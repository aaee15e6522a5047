import { z } from 'zod'
import type { PayoutFacts, PayoutLineFacts, ProviderPage } from '../../hosted-payment'
import { paymentIdSchema } from '../../schema'
import type { PayoutLineKind } from '../../payouts/schema'
import { ask, stripe } from './client'
import { givenId } from './read-event'

const PART = 100

const payoutSchema = z.object({
  id: paymentIdSchema,
  amount: z.int(),
  currency: z.string(),
  created: z.int(),
  arrival_date: z.int(),
  status: z.string(),
  reconciliation_status: z.string().nullish(),
})

/** With its source in full. */
const lineSchema = z.object({
  id: paymentIdSchema,
  reporting_category: z.string(),
  amount: z.int(),
  fee: z.int(),
  currency: z.string(),
  created: z.int(),
  source: z
    .union([
      paymentIdSchema.transform((id) => ({ id })),
      z.object({ id: paymentIdSchema, payment_intent: givenId }),
    ])
    .nullish(),
})

/** By Stripe's reporting category (https://docs.stripe.com/reports/reporting-categories). */
const kinds = new Map<string, PayoutLineKind>([
  ['charge', 'payment'],
  ['refund', 'refund'],
  ['refund_failure', 'refundFailed'],
  ['dispute', 'dispute'],
  ['dispute_reversal', 'disputeReturned'],
  ['fee', 'fee'],
  ['payout_reversal', 'payoutReturned'],
])

export function listPayouts(since: number, after: string | null): Promise<ProviderPage<PayoutFacts>> {
  const params = { created: { gte: Math.floor(since / 1000) }, limit: PART, ...startingAfter(after) }
  const list = async () => pageOf(await (await stripe()).payouts.list(params), payoutFacts)
  return ask(list, { for: 'task' })
}

export function listPayoutLines(
  payout: string,
  after: string | null,
): Promise<ProviderPage<PayoutLineFacts>> {
  const params = { payout, limit: PART, expand: ['data.source'], ...startingAfter(after) }
  const list = async () => {
    const listed = await (await stripe()).balanceTransactions.list(params)
    const { entries, next } = pageOf(listed, (each) => each)
    // The list of a payout's transactions includes the payout itself.
    return { entries: entries.filter(({ type }) => type !== 'payout').map(lineFacts), next }
  }
  // Stripe refuses to list the transactions of a payout that was requested manually.
  return ask(list, { for: 'task', onRefused: () => ({ entries: [], next: null }) })
}

const startingAfter = (after: string | null) => (after === null ? {} : { starting_after: after })

function pageOf<Given extends { id: string }, Entry>(
  { data, has_more }: { data: Given[]; has_more: boolean },
  convert: (given: Given) => Entry,
): ProviderPage<Entry> {
  return { entries: data.map(convert), next: has_more ? (data.at(-1)?.id ?? null) : null }
}

/** @throws ZodError if it is not a payout */
function payoutFacts(given: unknown): PayoutFacts {
  const { id, amount, currency, created, arrival_date, ...state } = payoutSchema.parse(given)
  return {
    id,
    amount,
    currency: currency.toUpperCase(),
    createdAt: created * 1000,
    // Midnight of the day in UTC.
    arrivesOn: new Date(arrival_date * 1000).toISOString().slice(0, 10),
    status: statusOf(state),
  }
}

function statusOf({
  status,
  reconciliation_status,
}: Pick<z.infer<typeof payoutSchema>, 'status' | 'reconciliation_status'>): PayoutFacts['status'] {
  if (reconciliation_status === 'in_progress') return 'underway'
  if (status === 'paid') return 'paid'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'underway'
}

function lineFacts(given: unknown): PayoutLineFacts {
  const { id, reporting_category, amount, fee, currency, created, source } = lineSchema.parse(given)
  return {
    id,
    kind: kinds.get(reporting_category) ?? 'other',
    amount,
    fee,
    currency: currency.toUpperCase(),
    at: created * 1000,
    paymentId: source && 'payment_intent' in source ? source.payment_intent : null,
    sourceId: source?.id ?? null,
  }
}
