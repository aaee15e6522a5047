import { retention } from '@/lib/legal/retention'
import type { Changes } from '@/lib/store/store'
import { disputesOf } from './disputes'
import { formerInvoices } from './invoicing/data'
import { itemsOf } from './order-items'
import { orderSchema, type Order } from './schema'
import type { OrderSummary } from './view-schema'

/** Buyer: the copy of all their data; desk: the order's page. */
type Viewer = 'buyer' | 'desk'

interface FieldRule<Forgotten, Erased> {
  seenBy: readonly Viewer[]
  /** The effect of anonymising an unpaid order. */
  forgotten: Forgotten
  /** The effect of erasing the buyer of a paid order, which deletes data that the books do not need. */
  erased: Erased
}

type Removed<Field extends keyof Order> = Pick<Order, never> extends Pick<Order, Field> ? 'removed' : never

/** A required text is emptied; a flag that ends optional mails is set. */
type FieldRules = {
  [Field in keyof Order]-?: FieldRule<
    'kept' | Removed<Field> | (Order[Field] extends string ? 'emptied' : never),
    'kept' | Removed<Field> | (Order[Field] extends true | undefined ? 'set' : never)
  >
}

const BOTH = ['buyer', 'desk'] as const
const kept = { seenBy: BOTH, forgotten: 'kept', erased: 'kept' } as const
/** Identifies the buyer; the books need it in a paid order. */
const booked = { seenBy: BOTH, forgotten: 'removed', erased: 'kept' } as const
const removed = { seenBy: BOTH, forgotten: 'removed', erased: 'removed' } as const

/**
 * A new field does not compile until all three are decided. Not for the buyer: hashes that recognise a person, other
 * people's addresses, the desk's notes.
 */
const orderFields = {
  id: kept,
  createdAt: kept,
  status: kept,
  reference: kept,
  referenceKey: kept,
  email: { seenBy: BOTH, forgotten: 'emptied', erased: 'kept' },
  emailBefore: removed,
  emailLower: booked,
  claimableBy: booked,
  customerUid: booked,
  name: booked,
  items: kept,
  bundles: kept,
  total: kept,
  reduction: kept,
  discount: kept,
  isUseFreed: { seenBy: [], forgotten: 'kept', erased: 'kept' },
  billing: booked,
  billingChange: kept,
  terms: kept,
  moneyBack: kept,
  invoice: kept,
  invoicing: kept,
  corrections: kept,
  vat: kept,
  country: kept,
  taxation: kept,
  vatIdCheck: booked,
  paymentMethod: kept,
  consent: kept,
  accessTokenHash: { seenBy: [], forgotten: 'emptied', erased: 'kept' },
  idempotencyKey: { seenBy: [], forgotten: 'kept', erased: 'kept' },
  bodyHash: { seenBy: [], forgotten: 'emptied', erased: 'kept' },
  attribution: { seenBy: ['desk'], forgotten: 'removed', erased: 'kept' },
  isPartnersOwn: { seenBy: ['desk'], forgotten: 'removed', erased: 'kept' },
  network: { seenBy: [], forgotten: 'removed', erased: 'kept' },
  countedFor: { seenBy: ['desk'], forgotten: 'kept', erased: 'kept' },
  payment: kept,
  transfers: kept,
  payUntil: kept,
  takenBack: kept,
  session: booked,
  isPaymentOpen: kept,
  isForgettable: booked,
  dispute: kept,
  otherDisputes: kept,
  refundedBeyond: kept,
  changes: kept,
  refunds: kept,
  refunded: kept,
  isRefundOpen: kept,
  isDisputed: kept,
  withdrawals: kept,
  isWithdrawn: kept,
  history: kept,
  note: { seenBy: ['desk'], forgotten: 'removed', erased: 'removed' },
  noUpdates: { seenBy: BOTH, forgotten: 'kept', erased: 'set' },
  noRatingQuestion: { seenBy: BOTH, forgotten: 'kept', erased: 'set' },
  erasedAt: kept,
  downloads: kept,
  fits: { seenBy: ['buyer'], forgotten: 'removed', erased: 'removed' },
  // The desk must not see whose they are.
  gifts: { seenBy: ['buyer'], forgotten: 'removed', erased: 'removed' },
  giftsSetAside: { seenBy: ['buyer'], forgotten: 'removed', erased: 'removed' },
  refusals: removed,
} as const satisfies FieldRules

type SeenBy<Who extends Viewer> = {
  [Field in keyof typeof orderFields]: Who extends (typeof orderFields)[Field]['seenBy'][number]
    ? Field
    : never
}[keyof typeof orderFields]

export type DeskRecord = Pick<Order, SeenBy<'desk'>>

const rules: [string, FieldRule<string, string>][] = Object.entries(orderFields)
const fieldsSeenBy = (who: Viewer): Partial<Record<keyof Order, true>> =>
  Object.fromEntries(
    rules.filter(([, { seenBy }]) => seenBy.includes(who)).map(([field]) => [field, true as const]),
  )

export const ownOrderSchema = orderSchema.pick(fieldsSeenBy('buyer'))

export function summarizeOrder(
  order: Pick<Order, 'id' | 'reference' | 'createdAt' | 'status' | 'total' | 'refunded' | 'email' | 'items'>,
): OrderSummary {
  const { id, reference, createdAt, status, total, refunded = 0, email } = order
  const items = itemsOf(order).map((item) => ({ id: item.id, name: item.name }))
  return {
    orderId: id,
    reference,
    createdAt,
    status,
    total,
    refunded,
    email,
    items,
  }
}

/** Reference, items, amounts and times stay. Its page no longer opens; it can be neither repeated nor paid. */
export function anonymised(order: Order): Changes {
  const { id } = order
  const gone = rules.filter(([, { forgotten }]) => forgotten !== 'kept')
  const fields = gone.map(([field, { forgotten }]) => [
    `orders/${id}/${field}`,
    forgotten === 'emptied' ? '' : null,
  ])
  return { ...Object.fromEntries(fields), ...payersForgotten(order) }
}

/** Bank statements keep them as long as the books need them. */
function payersForgotten({ id, transfers = {} }: Order): Changes {
  const paths = Object.keys(transfers).map((entryId) => `orders/${id}/transfers/${entryId}`)
  return Object.fromEntries(
    paths.flatMap((path) => [
      [`${path}/holder`, null],
      [`${path}/iban`, null],
    ]),
  )
}

/** At its buyer's request: what the books do not need; also ends optional mails. @param at in ms */
export function buyerErased(order: Order, at: number): Changes {
  const { id } = order
  const gone = rules.filter(([, { erased }]) => erased !== 'kept')
  const fields = gone.map(([field, { erased }]) => [`orders/${id}/${field}`, erased === 'set' ? true : null])
  return { ...Object.fromEntries(fields), ...payersForgotten(order), [`orders/${id}/erasedAt`]: at }
}

export function invoiceNumbersOf(order: Pick<Order, 'invoice' | 'invoicing' | 'corrections'>): string[] {
  const { invoice, corrections = {} } = order
  const former = formerInvoices(order).flatMap(({ number, cancelledBy }) => [number, cancelledBy])
  const all = Object.values(corrections).flatMap(({ number, cancelled }) => [number, cancelled ?? []].flat())
  return [invoice ?? [], former, all].flat()
}

export function isAnonymous({ email }: Pick<Order, 'email'>): boolean {
  return email === ''
}

/** The last that matters to the books, in ms: kept from the end of its year (§ 147 Abs. 4 AO). */
export function lastEventOf(order: Order): number {
  const { createdAt, history, payment, refunds = {}, takenBack = {} } = order
  const replaced = formerInvoices(order).map(({ at }) => at)
  const given = Object.values(refunds).flatMap(({ at, settledAt }) => [at, settledAt ?? 0])
  const moved = Object.values(history).map(({ at }) => at)
  const taken = Object.values(takenBack).flatMap(({ paidAt, at, paidAgainAt = 0 }) => [
    paidAt,
    at,
    paidAgainAt,
  ])
  return Math.max(
    createdAt,
    payment?.paidAt ?? 0,
    ...disputesOf(order).map(({ at }) => at),
    ...moved,
    ...given,
    ...taken,
    ...replaced,
  )
}

/** Longer if its VAT is declared through the One-Stop-Shop. */
export function bookYearsOf({ taxation, payment, takenBack }: Order): number {
  const isDeclared = taxation?.kind === 'one-stop-shop' && (payment ?? takenBack) !== undefined
  return isDeclared ? retention.ossYears : retention.bookYears
}

export function isPaymentGone({ takenBack, history }: Order): boolean {
  return takenBack !== undefined && !history.paid
}
