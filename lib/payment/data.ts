import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { ownerTold } from '@/lib/mail/data'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'
import { moneyChanges } from './money-changes'
import {
  settledSchema,
  unmatchedEntrySchema,
  unmatchedSchema,
  type PaymentMethod,
  type Provider,
  type Unmatched,
  type UnmatchedEntry,
} from './schema'
import { now } from '@/lib/core/clock'

/** Prefix of each provider's ids where those of all are stored together; Stripe's came first and has none. */
const idPrefixes: Record<Provider, string> = { stripe: '' }

/** A provider's id of a payment or dispute as stored, distinct from any other provider's. */
export function storedId(provider: Provider, id: string): string {
  return idPrefixes[provider] + id
}

/**
 * Records the order of a provider's payment, once: the update it is part of is refused if the payment has paid
 * another order.
 */
export function paymentMatched(provider: Provider, paymentId: string, orderId: string): Changes {
  const id = storedId(provider, paymentId)
  return { [`payments/matched/${id}`]: orderId, [`once/matched_${id}`]: now() }
}

/** Deletes that record, for an order that is deleted. */
export function paymentUnmatched({
  method,
  paymentIntentId,
}: {
  method: PaymentMethod
  paymentIntentId?: string
}): Changes {
  if (method === 'vorkasse' || paymentIntentId === undefined) return {}
  return { [`payments/matched/${storedId(method, paymentIntentId)}`]: null }
}

/** The order paid by a provider's payment, or null. */
export async function findPaidOrderId(
  store: Store,
  provider: Provider,
  paymentId: string,
): Promise<string | null> {
  const orderId = await store.get(`payments/matched/${storedId(provider, paymentId)}`)
  return typeof orderId === 'string' ? orderId : null
}

/** Sets aside money that belongs to no order, and tells the owner; once per id. */
export async function saveUnmatched(store: Store, id: string, unmatched: Unmatched): Promise<boolean> {
  return store.updateOnce(`unmatched_${id}`, {
    [`payments/unmatched/${id}`]: unmatchedSchema.parse(unmatched),
    ...moneyChanges.changed(),
    ...ownerTold('unmatched', { template: 'owner-unmatched', about: id }),
  })
}

export async function getUnmatched(store: Store, id: string): Promise<Unmatched | null> {
  const value = await store.get(`payments/unmatched/${id}`)
  return value === null ? null : unmatchedSchema.parse(value)
}

/**
 * Records how money that belongs to no order was dealt with; once per id.
 * @returns whether it was recorded
 */
export function saveSettled(
  store: Store,
  id: string,
  unmatched: Unmatched,
  { note, actor }: { note: string; actor: string },
  also: Changes,
): Promise<boolean> {
  const settled = settledSchema.parse({ ...unmatched, note, settledAt: now(), settledBy: actor })
  return store.updateOnce(`settled_${id}`, {
    [`payments/unmatched/${id}`]: null,
    [`payments/settled/${id}`]: settled,
    ...moneyChanges.changed(),
    ...also,
  })
}

/** Money that belongs to no order, by the provider's id. */
export function findUnmatched(store: Store, page: Page): Promise<Listing<UnmatchedEntry>> {
  const read = async (part: Page) => {
    const entries = await store.list('payments/unmatched', part)
    return entries.map(({ key, value }) => ({ key, value: { ...Object(value), id: key } }))
  }
  return readPage(read, unmatchedEntrySchema, page)
}
