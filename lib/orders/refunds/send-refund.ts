import { hostedPayment } from '@/lib/payment/providers/providers'
import { pairOf } from '@/lib/tasks/schema'
import type { Store } from '@/lib/store/store'
import { changeOrder } from '../state/change-order'
import { getOrder, refundsWatched, refundWritten } from '../data'
import { openDispute } from '../disputes'
import type { Refund } from '../refund-schema'
import type { Order } from '../schema'
import { recordTaken } from './record-taken'
import { settleRefund } from './settle-refund'
import { now } from '@/lib/core/clock'
import { ibanSchema } from '@/lib/legal/schema'
import { heldFor } from '../refund-amount'
import { payeeOnceKey } from './goodwill-data'

/**
 * By the provider, or asks for its outcome; may hold a goodwill one. Repeating refunds nothing twice. Not while a
 * dispute is open, see `disputeNoted`. @param subject ids of order and refund @throws ShopError `payment_unavailable`
 */
export async function sendRefund(store: Store, subject: string): Promise<void> {
  const [orderId, refundId] = pairOf(subject)
  const order = await getOrder(store, orderId)
  if (!order || !(await mayBePaid(store, order, refundId))) return
  const refund = unfinishedRefund(order, refundId)
  const { method, paymentIntentId: paymentId } = order.payment ?? {}
  if (!refund || refund.iban !== undefined || !method || !paymentId) return
  const sent = await hostedPayment(method)?.refund({ paymentId, amount: refund.amount, orderId, refundId })
  if (!sent) return
  const { status, providerId } = sent
  if (status === 'pending') return noteUnderWay(store, orderId, refundId, providerId)
  await settleRefund(store, orderId, refundId, { status, providerId, actor: method })
  await recordTaken(store, orderId, method)
}

function unfinishedRefund(order: Order, refundId: string): Refund | null {
  const refund = order.refunds?.[refundId]
  if (refund?.status !== 'pending') return null
  const isWaiting = openDispute(order) && refund.providerId === undefined && !refund.despiteDispute
  return isWaiting ? null : refund
}

async function noteUnderWay(
  store: Store,
  orderId: string,
  refundId: string,
  providerId: string | undefined,
): Promise<void> {
  if (providerId === undefined) return
  await changeOrder(store, orderId, (order) => {
    const refund = order.refunds?.[refundId]
    if (refund?.status !== 'pending' || refund.providerId !== undefined) return null
    return { ...refundWritten(order, refundId, { ...refund, providerId }), ...refundsWatched(order, true) }
  })
}

/**
 * Holds a goodwill refund whose account or card was refunded for the same preset before. False if the owner has to
 * decide. @throws ShopError `payment_unavailable` while the provider does not say which card
 */
async function mayBePaid(store: Store, order: Order, refundId: string): Promise<boolean> {
  const refund = order.refunds?.[refundId]
  if (!refund?.isGoodwill || refund.status !== 'pending') return true
  if (refund.repeats !== undefined) return heldFor(refund) === null
  const payees = await payeesOf(order, refund)
  const at = now()
  const after = await changeOrder(store, order.id, async (before) => {
    const present = before.refunds?.[refundId]
    if (present?.status !== 'pending' || present.repeats !== undefined) return null
    const onceKeys = Object.keys(refund.items ?? {}).flatMap((presetId) =>
      payees.map((payee) => payeeOnceKey(payee, presetId)),
    )
    const used = await Promise.all(onceKeys.map(async (key) => (await store.get(`once/${key}`)) !== null))
    const marks = onceKeys.filter((_, index) => !used[index]).map((key) => [`once/${key}`, at] as const)
    const kind = refund.iban === undefined ? 'card' : 'account'
    return {
      ...refundWritten(before, refundId, { ...present, repeats: used.includes(true) ? kind : 'nothing' }),
      ...Object.fromEntries(marks),
    }
  })
  const marked = after.refunds?.[refundId]
  return marked !== undefined && heldFor(marked) === null
}

/** The account that gets the money and those that paid, or the provider's means of payment. */
async function payeesOf({ payment, transfers = {} }: Order, { iban }: Refund): Promise<string[]> {
  if (iban !== undefined) {
    const payers = Object.values(transfers).map((transfer) => ibanSchema.safeParse(transfer.iban).data)
    return [...new Set([iban, ...payers])].flatMap((each) => (each === undefined ? [] : [`iban ${each}`]))
  }
  if (!payment?.paymentIntentId) return []
  const means = await hostedPayment(payment.method)?.means(payment.paymentIntentId)
  return means?.fingerprint ? [`means ${means.fingerprint}`] : []
}
