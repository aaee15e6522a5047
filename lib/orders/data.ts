import { addressKey } from '@/lib/core/text/email-address'
import { figuresMoved } from '@/lib/figures/data'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import { subscribeShared } from '@/lib/store/listeners'
import {
  type Changes,
  type Listener,
  type Store,
  type Unsubscribe,
  Increment,
  type Json,
} from '@/lib/store/store'
import { moneyChanges } from '@/lib/payment/unmatched-data'
import type { PaymentMethod } from '@/lib/payment/schema'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import { ordersRecounted, ordersChanged, ordersCounted } from './count-data'
import { figuresOf } from './order-figures'
import { openDispute, type DisputesAfter } from './disputes'
import { bookingDaysOf } from './invoicing/order-bookings'
import { campaignRecounted } from './state/campaign-recounted'
import { buyerNoted } from './preset-buyer-data'
import { giftsFollowed } from './preset-gift-data'
import { needsSomebody } from './refund-amount'
import { referenceKeyOf } from './reference'
import type { Fit } from './fit-schema'
import type { Gift, GiftPlace } from './gift-schema'
import { refundSchema, type Refund } from './refund-schema'
import { orderSchema, type Order, type OrderSession, type OrderStatus } from './schema'
import { mailAdded } from '@/lib/mail/data'
import type { MailTemplate } from '@/lib/mail/schema'
import { withValue } from '@/lib/store/tree'

export async function readOrder(store: Store, id: string): Promise<Order | 'broken' | null> {
  const value = await store.get(`orders/${id}`)
  return value === null ? null : (orderSchema.safeParse(value).data ?? 'broken')
}

export async function getOrder(store: Store, id: string): Promise<Order | null> {
  const value = await store.get(`orders/${id}`)
  return value === null ? null : orderSchema.parse(value)
}

export function customerGiven(ids: string[], uid: string): Changes {
  const changes = ids.map((id) => ({ [`orders/${id}/customerUid`]: uid, [`orders/${id}/claimableBy`]: null }))
  return Object.assign({}, ...changes)
}

export function customerRemoved(ids: string[]): Changes {
  return Object.fromEntries(ids.map((id) => [`orders/${id}/customerUid`, null]))
}

/** Once per idempotency key; false if it was used. @throws ZodError if it could not be read back */
export async function saveOrder(store: Store, order: Order, also: Changes = {}): Promise<boolean> {
  return store.updateOnce(`order_${order.idempotencyKey}`, {
    ...also,
    ...ordersCounted(order.status, 1),
    ...ordersChanged(),
    ...figuresMoved({}, figuresOf(order)),
    ...bookingDaysAdded(order.id, bookingDaysOf(order)),
    [`orders/${order.id}`]: orderSchema.parse({ ...order, referenceKey: referenceKeyOf(order.reference) }),
  })
}

/** A cancelled order is anonymised later, see lib/retention. */
export function statusSet(order: Order, to: OrderStatus, entry: { at: number; actor: string }): Changes {
  return {
    [`orders/${order.id}/status`]: to,
    [`orders/${order.id}/history/${to}`]: entry,
    ...ordersRecounted(order.status, to),
    ...campaignRecounted(order, to),
    ...(to === 'paid' ? { ...buyerNoted(order), [`orders/${order.id}/network`]: null } : {}),
    ...(to === 'cancelled' ? { [`orders/${order.id}/isForgettable`]: true } : {}),
    ...(to !== 'cancelled' && order.isForgettable ? { [`orders/${order.id}/isForgettable`]: null } : {}),
  }
}

export function earlierStatusSet(order: Order, to: 'pending' | 'cancelled'): Changes {
  return {
    [`orders/${order.id}/status`]: to,
    [`orders/${order.id}/history/paid`]: null,
    ...ordersRecounted(order.status, to),
    ...campaignRecounted(order, to),
    ...(to === 'cancelled' ? { [`orders/${order.id}/isForgettable`]: true } : {}),
  }
}

export function saveUpdatesWanted(store: Store, orderId: string, isWanted: boolean): Promise<void> {
  return store.update({ [`orders/${orderId}/noUpdates`]: isWanted ? null : true })
}

export function saveNoRatingQuestion(store: Store, orderId: string): Promise<void> {
  return store.update({ [`orders/${orderId}/noRatingQuestion`]: true })
}

export function sessionSet({ id }: Order, method: PaymentMethod, session: OrderSession | null): Changes {
  const isOpen = session !== null && session.state !== 'failed' && session.state !== 'expired'
  return {
    [`orders/${id}/paymentMethod`]: method,
    [`orders/${id}/session`]: session,
    [`orders/${id}/isPaymentOpen`]: isOpen ? true : null,
  }
}

export function sessionEnding({ paymentMethod, session }: Order): { id: string; changes: Changes } | null {
  const isPayable = session?.state === 'open' || session?.state === 'closing'
  if (!isPayable || session.id === undefined || paymentMethod === 'vorkasse') return null
  return taskAdded('session-end', pairSubject(paymentMethod, session.id))
}

export function disputesWritten({ id }: Order, { dispute, otherDisputes }: DisputesAfter): Changes {
  const others = Object.keys(otherDisputes).length === 0 ? null : otherDisputes
  return { [`orders/${id}/dispute`]: dispute, [`orders/${id}/otherDisputes`]: others }
}

export function refundWritten(order: Order, refundId: string, refund: Refund): Changes {
  return { [`orders/${order.id}/refunds/${refundId}`]: refundSchema.parse(refund) }
}

export function refundsWatched({ id }: Order, isWatched: boolean): Changes {
  return { [`orders/${id}/isPaymentOpen`]: isWatched ? true : null }
}

export function withdrawalNoted({ id }: Order, withdrawalId: string, isOpen: boolean): Changes {
  return { [`orders/${id}/withdrawals/${withdrawalId}`]: isOpen ? true : null }
}

export function withdrawnSet({ id }: Order): Changes {
  return { [`orders/${id}/isWithdrawn`]: true }
}

/** A refund failed after all. */
export function statusReturned(order: Order): Changes {
  return {
    [`orders/${order.id}/status`]: 'paid',
    [`orders/${order.id}/history/refunded`]: null,
    ...ordersRecounted(order.status, 'paid'),
  }
}

export function refundedSet(order: Order, refunded: number): Changes {
  return { [`orders/${order.id}/refunded`]: refunded }
}

export function emailMended({ id, email: before, claimableBy }: Order, email: string): Changes {
  const key = addressKey(email)
  return {
    [`orders/${id}/email`]: email,
    [`orders/${id}/emailLower`]: key,
    [`orders/${id}/emailBefore`]: before,
    ...(claimableBy === undefined ? {} : { [`orders/${id}/claimableBy`]: key }),
  }
}

export function noteSet({ id }: Order, note: string): Changes {
  return { [`orders/${id}/note`]: note === '' ? null : note }
}

export function fitSet({ id }: Order, fitId: string, fit: Fit | null): Changes {
  return { [`orders/${id}/fits/${fitId}`]: fit }
}

export function giftSet({ id }: Order, { preset, kind }: GiftPlace, gift: Gift | null): Changes {
  return { [`orders/${id}/gifts/${preset}/${kind}`]: gift }
}

export function giftSetAside({ id }: Order, { preset, kind }: GiftPlace, isSetAside: boolean): Changes {
  return { [`orders/${id}/giftsSetAside/${preset}/${kind}`]: isSetAside ? true : null }
}

export function totalReduced({ id, total, reduction = 0 }: Order, cents: number): Changes {
  return {
    [`orders/${id}/total`]: total + reduction - cents,
    [`orders/${id}/reduction`]: cents === 0 ? null : cents,
  }
}

/** Changes are numbered, and each number is used once: one writer wins. With daily figures and booking days. */
export function orderChanged(order: Order, changes: Changes): OnceChanges {
  const after = orderAfter(order, changes)
  return {
    onceKey: changeOnceKey(order),
    changes: {
      ...changes,
      ...ordersChanged(),
      ...figuresMoved(figuresOf(order), figuresOf(after)),
      ...newBookingDays(order, after),
      ...refundsMinded(after),
      ...disputeMinded(after),
      ...giftsFollowed(order, after),
      [`orders/${order.id}/changes`]: (order.changes ?? 0) + 1,
    },
  }
}

/** Only ever added, so that concurrent writers cannot remove each other's. */
function newBookingDays(order: Order, after: Order): Changes {
  const before = bookingDaysOf(order)
  return bookingDaysAdded(
    order.id,
    [...bookingDaysOf(after)].filter((day) => !before.has(day)),
  )
}

function refundsMinded(after: Order): Changes {
  const isOpen = needsSomebody(after)
  if (isOpen === (after.isRefundOpen ?? false)) return {}
  return { [`orders/${after.id}/isRefundOpen`]: isOpen ? true : null, ...moneyChanges.changed() }
}

function disputeMinded(after: Order): Changes {
  const isOpen = openDispute(after) !== null
  if (isOpen === (after.isDisputed ?? false)) return {}
  return {
    [`orders/${after.id}/isDisputed`]: isOpen ? true : null,
    ...ordersCounted('disputed', isOpen ? 1 : -1),
  }
}

export function changeOnceKey({ id, changes = 0 }: Pick<Order, 'id' | 'changes'>): string {
  return `change_${id}_${changes}`
}

/** The change number, now and on each change. */
export function subscribeToChanges(store: Store, id: string, listener: Listener): Unsubscribe {
  return subscribeShared(store, `orders/${id}/changes`, listener)
}

/** @param about the part of the order concerned, such as a refund's id */
export function buyerNotified(
  { id, email }: Pick<Order, 'id' | 'email'>,
  template: MailTemplate,
  about?: string,
): Changes {
  return mailAdded({ to: email, template, orderId: id, ...(about === undefined ? {} : { about }) })
}

/** Ignores increments: their result is unknown. @throws ZodError if it could not be read back */
export function orderAfter(order: Order, changes: Changes): Order {
  const path = `orders/${order.id}/`
  let after: Json | undefined = order
  for (const [changed, value] of Object.entries(changes)) {
    if (!changed.startsWith(path) || value instanceof Increment) continue
    after = withValue(after ?? null, changed.slice(path.length).split('/'), value)
  }
  return orderSchema.parse(after)
}
