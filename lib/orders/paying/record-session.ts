import { now } from '@/lib/core/clock'
import type { SessionFacts } from '@/lib/payment/hosted-payment'
import type { Provider, Unmatched } from '@/lib/payment/schema'
import type { Changes, Store } from '@/lib/store/store'
import { changeOrder } from '../state/change-order'
import { getOrder, sessionSet, buyerNotified, sessionEnding } from '../data'
import { orderIdSchema, type Order, type OrderSession } from '../schema'
import { turnoverBefore } from '../order-figures'
import { statusMoved, paymentReceived } from '../state/status-moved'
import { payTimeBegun } from './payment-taken-back'
import { log } from '@/lib/core/log'
import { findPaidOrderId, paymentMatched, readReports, storedId } from '@/lib/payment/data'
import { saveUnmatched } from '@/lib/payment/unmatched-data'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import { creditPartner } from '../commission/credit-partner'
import { applyEarlyReports, applyReports } from '../refunds/apply-reports'
import { isAnonymous } from '../order-fields'

/** By then a buyer changing the method has given up, or the process closing the page has died. */
const ABANDONED_MS = 2 * 60 * 60_000

/** Reports may be repeated or out of order: paid stays paid, and those on an earlier page are ignored. */
export async function recordSession(store: Store, method: Provider, facts: SessionFacts): Promise<void> {
  if (facts.state === 'paid' && (await takePayment(store, method, facts))) return
  const { data: id } = orderIdSchema.safeParse(facts.orderId)
  if (id === undefined || (await getOrder(store, id)) === null) return
  await changeOrder(store, id, (order) => {
    const { session } = order
    return session && isOf(session, facts) ? changesFor(order, session, method, facts) : null
  })
}

/** By attempt number until the page has an id. */
function isOf(session: OrderSession, { sessionId, attempt }: SessionFacts): boolean {
  return session.id === undefined ? attempt === session.attempt : session.id === sessionId
}

function changesFor(
  order: Order,
  session: OrderSession,
  method: Provider,
  { sessionId: id, state }: SessionFacts,
): Changes | null {
  if (state === 'open' || hasEnded(session, state)) return null
  if (state === 'processing') {
    return session.state === state ? null : sessionSet(order, method, { ...session, id, state })
  }
  // A payment set aside leaves the order unpaid.
  if (state !== 'expired') {
    const isMissing = state === 'failed' && order.status === 'pending'
    return {
      ...sessionSet(order, method, { ...session, id, state: 'failed' }),
      // A direct debit may fail weeks later.
      ...(isMissing ? { ...payTimeBegun(order), ...buyerNotified(order, 'payment-failed') } : {}),
    }
  }
  const isAbandoned = session.startedAt < now() - ABANDONED_MS
  if (session.state === 'closing' && order.status === 'pending' && !isAbandoned) return null
  return {
    ...sessionSet(order, method, { ...session, id, state }),
    ...(order.status === 'pending' ? statusMoved(order, 'cancelled', { at: now(), actor: method }) : {}),
  }
}

/** A page that has expired takes no other payment after a failed one. */
function hasEnded({ state }: OrderSession, reported: SessionFacts['state']): boolean {
  return state === 'expired' || (state === 'failed' && reported !== 'expired')
}

/**
 * Pays the order, even if cancelled, if amount and currency match, the buyer has not withdrawn, nothing else has paid
 * it, and the payment paid no other. Else, and for anonymised orders, set aside for an admin. Repeating changes
 * nothing. @returns whether it paid its order
 */
export async function takePayment(store: Store, method: Provider, facts: SessionFacts): Promise<boolean> {
  const order = await orderOf(store, facts)
  if (!order) return setAside(store, method, facts, 'unknown_order')
  if (!isWhole(order, facts)) return setAside(store, method, facts, 'amount')
  const paymentIntentId = paymentIdOf(facts)
  const conversion = taskAdded('conversion', order.id)
  const reports = taskAdded('payment-reports', pairSubject(method, paymentIntentId))
  const after = await changeOrder(store, order.id, async (before) => {
    if (!isPayable(before) || (await hasPaidOther(store, method, paymentIntentId, before))) return null
    const hasReports = (await readReports(store, method, paymentIntentId)).length > 0
    const turnover = await turnoverBefore(store, before)
    return {
      ...statusMoved(before, 'paid', { at: now(), actor: method }),
      ...paymentReceived(before, { method, sessionId: facts.sessionId, paymentIntentId }, turnover),
      ...paymentMatched(method, paymentIntentId, before.id),
      ...(before.attribution ? conversion.changes : {}),
      ...(hasReports ? reports.changes : {}),
      ...(before.session?.id === facts.sessionId ? {} : sessionEnding(before)?.changes),
    } satisfies Changes
  })
  if (after.payment?.paymentIntentId !== paymentIntentId) {
    const isUsed = await hasPaidOther(store, method, paymentIntentId, after)
    return setAside(store, method, facts, isUsed ? 'used' : after.isWithdrawn ? 'withdrawn' : 'second')
  }
  await attemptTask(store, conversion.id, { conversion: creditPartner })
  await attemptTask(store, reports.id, { 'payment-reports': applyEarlyReports })
  // Some may have come meanwhile.
  await applyReports(store, method, paymentIntentId)
  return true
}

async function hasPaidOther(
  store: Store,
  provider: Provider,
  paymentId: string,
  { id }: Order,
): Promise<boolean> {
  const paid = await findPaidOrderId(store, provider, paymentId)
  return paid !== null && paid !== id
}

async function orderOf(store: Store, { orderId }: SessionFacts): Promise<Order | null> {
  const { data: id } = orderIdSchema.safeParse(orderId)
  const order = id === undefined ? null : await getOrder(store, id)
  return order && isAnonymous(order) ? null : order
}

const isWhole = (order: Order, { amount, currency }: SessionFacts) =>
  amount === order.total && currency === 'EUR'

const isPayable = ({ status, isWithdrawn }: Order) =>
  (status === 'pending' || status === 'cancelled') && !isWithdrawn

const paymentIdOf = ({ paymentId, sessionId }: SessionFacts) => paymentId ?? sessionId

async function setAside(
  store: Store,
  method: Provider,
  facts: SessionFacts,
  reason: Unmatched['reason'],
): Promise<false> {
  const { amount, currency, orderId } = facts
  const given = orderId === null ? {} : { orderId: orderId.slice(0, 100) }
  const unmatched = { method, ...given, amount, currency, reason, at: now() }
  if (await saveUnmatched(store, storedId(method, paymentIdOf(facts)), unmatched)) {
    log().warn({ paymentId: paymentIdOf(facts), reason }, 'payment belongs to no order')
  }
  return false
}
