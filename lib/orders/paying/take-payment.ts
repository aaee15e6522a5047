import 'server-only'
import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import { isTrialMoney } from '@/lib/payment/providers/providers'
import { findPaidOrderId, paymentMatched, storedId } from '@/lib/payment/data'
import { saveUnmatched } from '@/lib/payment/unmatched-data'
import type { SessionFacts } from '@/lib/payment/hosted-payment'
import type { Provider, Unmatched } from '@/lib/payment/schema'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { taskAdded } from '@/lib/tasks/data'
import type { Changes, Store } from '@/lib/store/store'
import { changeOrder } from '../state/change-order'
import { getOrder, sessionEnding } from '../data'
import { creditPartner } from '../commission/credit-partner'
import { paymentReceived } from './payment-received'
import { isAnonymous } from '../order-fields'
import { orderIdSchema, type Order } from '../schema'
import { isPaidAlike } from '../trial'
import { statusMoved } from '../state/status-moved'

/**
 * Records a payment reported by a provider. It pays its order, even one cancelled meanwhile, if order, amount
 * and currency match, the buyer has not withdrawn, live and test payments are not mixed up, nothing else has
 * paid the order, and the payment has paid no other order. Otherwise, and for anonymised orders, it is set
 * aside for an admin to look at. Repeating it changes nothing.
 * @returns whether it paid its order
 */
export async function takePayment(store: Store, method: Provider, facts: SessionFacts): Promise<boolean> {
  const order = await orderOf(store, facts)
  if (!order) return setAside(store, method, facts, 'unknown_order')
  if (!isWhole(order, facts)) return setAside(store, method, facts, 'amount')
  if (!isPaidAlike(order, method)) return setAside(store, method, facts, 'trial')
  const paymentIntentId = paymentIdOf(facts)
  const conversion = taskAdded('conversion', order.id)
  const after = await changeOrder(store, order.id, async (before) => {
    if (!isPayable(before) || (await hasPaidOther(store, method, paymentIntentId, before))) return null
    return {
      ...statusMoved(before, 'paid', { at: now(), actor: method }),
      ...paymentReceived(before, { method, sessionId: facts.sessionId, paymentIntentId }),
      ...paymentMatched(method, paymentIntentId, before.id),
      ...(before.attribution ? conversion.changes : {}),
      ...(before.session?.id === facts.sessionId ? {} : sessionEnding(before)?.changes),
    } satisfies Changes
  })
  if (after.payment?.paymentIntentId !== paymentIntentId) {
    const isUsed = await hasPaidOther(store, method, paymentIntentId, after)
    return setAside(store, method, facts, isUsed ? 'used' : after.isWithdrawn ? 'withdrawn' : 'second')
  }
  await attemptTask(store, conversion.id, { conversion: creditPartner })
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
  const trial = isTrialMoney(method) ? { trial: true as const } : {}
  const unmatched = { method, ...given, amount, currency, reason, at: now(), ...trial }
  if (await saveUnmatched(store, storedId(method, paymentIdOf(facts)), unmatched)) {
    log().warn({ paymentId: paymentIdOf(facts), reason }, 'payment belongs to no order')
  }
  return false
}
