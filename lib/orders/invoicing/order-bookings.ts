import { dayOf } from '@/lib/core/clock'
import type { StatedTax } from '@/lib/legal/taxation/taxation-of'
import type { PaymentMethod } from '@/lib/payment/schema'
import { isOfPrice } from '../refund-amount'
import type { Refund } from '../refund-schema'
import { refundEventsOf } from '../refunds/refund-events'
import type { Order } from '../schema'
import { takenBackOf } from '../transfers'
import { formerInvoices } from './data'

/** Cents; outgoing amounts are negative. */
export interface Booking {
  at: number
  /** The bank's, if it differs from the day of `at`. */
  day?: string | undefined
  kind:
    | 'payment'
    | 'paymentTakenBack'
    | 'invoiceCancelled'
    | 'invoiceReplaced'
    | 'refund'
    | 'refundFailed'
    | 'refundCalledOff'
    | 'dispute'
    | 'payout'
    | 'payoutReturned'
    | 'providerFee'
    | 'providerPayout'
    | 'providerPayoutReturned'
    /** Money on the bank account that is for no sale, so that the account agrees with the bank. */
    | 'interimIn'
    | 'interimOut'
  /** Of the document stating the tax. */
  number: string | undefined
  amount: number
  /** Of a refund called off: no money moved. */
  calledOff?: number
  /** The order's reference, the partner's name, or a payout's id. */
  about: string
  method: PaymentMethod
  /** If no document states it. */
  tax?: StatedTax
  /** ISO 3166. */
  country?: string
  /** First paid, and thus supplied; `YYYY-MM-DD`. */
  soldOn?: string
  providerId?: string | undefined
}

export function dayOfBooking({ at, day = dayOf(at) }: Pick<Booking, 'at' | 'day'>): string {
  return day
}

/** Comes to the interim account, or leaves it if negative. */
export function interim(amount: number): Pick<Booking, 'kind' | 'amount'> {
  return { kind: amount < 0 ? 'interimOut' : 'interimIn', amount }
}

/** An event never changes its day, so days are only ever added. */
export function bookingDaysOf(order: Order): Set<string> {
  return new Set(orderBookings(order).map(dayOfBooking))
}

export function orderBookings(order: Order): Booking[] {
  const { payment, refunds = {}, reference: about } = order
  const method = payment?.method ?? order.paymentMethod
  const given = Object.entries(refunds).filter(([, refund]) => isOfPrice(refund))
  const surplus = Object.values(refunds).filter(({ isFromInterim }) => isFromInterim)
  return [
    ...paymentBookings(order).map((paid) => ({ about, ...paid })),
    ...replacementBookings(order).map((replaced) => ({ about, ...replaced, method })),
    ...given.flatMap(([id, refund]) =>
      [...refundBookings(order, id, refund), ...calledOff(refund)].map((booking) => ({
        about,
        ...booking,
        method: refund.iban === undefined ? method : ('vorkasse' as const),
        providerId: refund.providerId,
      })),
    ),
    ...surplus.flatMap((refund) =>
      refundEventsOf(refund).map(({ status, at }) => ({
        at,
        about,
        number: undefined,
        method: 'vorkasse' as const,
        ...interim(status === 'done' ? -refund.amount : refund.amount),
      })),
    ),
  ]
}

function paymentBookings(
  order: Order,
): Pick<Booking, 'at' | 'day' | 'kind' | 'number' | 'amount' | 'method' | 'providerId'>[] {
  const { payment, corrections = {} } = order
  const present = { method: payment?.method ?? order.paymentMethod, providerId: payment?.paymentIntentId }
  const taken = takenBackOf(order)
  const paid = firstPaid(order)
  if (!paid) return []
  const kind = 'payment'
  const wayOf = (isLast: boolean) => (isLast ? present : { method: 'vorkasse' as const })
  const first = { ...paid, kind, number: firstInvoice(order), ...wayOf(taken.length === 0) } as const
  const later = taken.flatMap(([id, { at, amount, paidAgainAt, paidAgainOn, paidAgain = amount }], index) => {
    const { number, cancelled } = corrections[id] ?? {}
    const gone = { at, kind: 'paymentTakenBack' as const, number, amount: -amount, ...wayOf(false) }
    if (paidAgainAt === undefined) return [gone]
    const way = wayOf(index === taken.length - 1)
    const again = {
      at: paidAgainAt,
      day: paidAgainOn,
      kind,
      number: cancelled,
      amount: paidAgain,
      ...way,
    } as const
    return [gone, again]
  })
  return [first, ...later]
}

function firstInvoice(order: Order): string | undefined {
  return formerInvoices(order)[0]?.number ?? order.invoice
}

/** No money moves, but the cancellation and the replacement have a line each. */
function replacementBookings(order: Order): Pick<Booking, 'at' | 'kind' | 'number' | 'amount'>[] {
  const former = formerInvoices(order)
  return former.flatMap(({ cancelledBy, at, amount }, index) => [
    { at, kind: 'invoiceCancelled', number: cancelledBy, amount: 0 - amount },
    { at, kind: 'invoiceReplaced', number: former[index + 1]?.number ?? order.invoice, amount },
  ])
}

/** `YYYY-MM-DD`, also if that was taken back later. */
export function soldOn(order: Order): { soldOn?: string } {
  const first = firstPaid(order)
  return first ? { soldOn: dayOfBooking(first) } : {}
}

function firstPaid(order: Order): Pick<Booking, 'at' | 'day' | 'amount'> | null {
  const { payment, total } = order
  const [, taken] = takenBackOf(order)[0] ?? []
  if (taken) return { at: taken.paidAt, day: taken.bookedOn, amount: taken.amount }
  const at = payment?.paidAt
  return at === undefined ? null : { at, day: payment?.bookedOn, amount: total }
}

/** With its return if it failed later; nothing if it never went out. */
function refundBookings(
  { corrections = {} }: Order,
  id: string,
  refund: Refund,
): Pick<Booking, 'at' | 'kind' | 'number' | 'amount'>[] {
  const { number, cancelled } = corrections[id] ?? {}
  const events = refundEventsOf(refund)
  const first = events.findIndex(({ status }) => status === 'done')
  const gone = { kind: refund.isDisputed ? 'dispute' : 'refund', amount: -refund.amount } as const
  const back = { kind: 'refundFailed', amount: refund.amount } as const
  const bookings = events.map(({ status, at }, index) =>
    status === 'done'
      ? { ...gone, at, number: index === first ? number : undefined }
      : { ...back, at, number: index < first + 2 ? cancelled : undefined },
  )
  return first < 0 ? [] : bookings.slice(first)
}

/** Moves no money, but stays in the books. */
function calledOff({
  calledOffAt: at,
  amount,
}: Refund): Pick<Booking, 'at' | 'kind' | 'number' | 'amount' | 'calledOff'>[] {
  return at === undefined
    ? []
    : [{ at, kind: 'refundCalledOff', number: undefined, amount: 0, calledOff: amount }]
}
