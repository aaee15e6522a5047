import { now } from '@/lib/core/clock'
import { findPaidOrderId, readReports, storedId } from '@/lib/payment/data'
import { disputeSchema, providerSchema, type Dispute, type Provider } from '@/lib/payment/schema'
import { getUnmatched, saveUnmatched, unmatchedRemoved } from '@/lib/payment/unmatched-data'
import type { Store, Changes } from '@/lib/store/store'
import { pairOf, pairSubject } from '@/lib/tasks/schema'
import { creditPartnerFirst } from '../commission/credit-partner'
import {
  disputesAfter,
  disputesOf,
  disputeState,
  isInquiry,
  openDispute,
  takenByDispute,
  type DisputesAfter,
} from '../disputes'
import { changeOrder } from '../state/change-order'
import { recordTaken } from './record-taken'
import { ownerNotified } from '@/lib/mail/data'
import { taskAdded } from '@/lib/tasks/data'
import { disputesWritten, refundWritten } from '../data'
import { filedRefundDone } from './bank-file-data'
import { leftOf } from '../refund-amount'
import type { Refund } from '../refund-schema'
import type { Order } from '../schema'

/** @param subject the ids of provider and payment */
export function applyEarlyReports(store: Store, subject: string): Promise<void> {
  const [method, paymentId] = pairOf(subject)
  return applyReports(store, providerSchema.parse(method), paymentId)
}

/** Before the payment has paid an order, a dispute is set aside for the owner. */
export async function applyReports(store: Store, method: Provider, paymentId: string): Promise<void> {
  const disputes = (await readReports(store, method, paymentId)).filter(
    (report) => report.about === 'dispute',
  )
  if ((await findPaidOrderId(store, method, paymentId)) === null)
    for (const dispute of disputes) await setAside(store, method, dispute)
  // The payment may have come meanwhile.
  const orderId = await findPaidOrderId(store, method, paymentId)
  if (orderId === null) return
  for (const dispute of disputes) await recordDispute(store, method, orderId, disputeSchema.parse(dispute))
  await recordTaken(store, orderId, method)
}

function setAside(store: Store, method: Provider, { id, amount }: Dispute): Promise<boolean> {
  const unmatched = { method, amount, currency: 'EUR', reason: 'dispute', at: now() } as const
  return saveUnmatched(store, storedId(method, id), unmatched)
}

async function recordDispute(store: Store, method: Provider, orderId: string, news: Dispute): Promise<void> {
  const unmatchedId = storedId(method, news.id)
  if (await getUnmatched(store, unmatchedId)) await store.update(unmatchedRemoved(unmatchedId))
  await creditPartnerFirst(store, orderId)
  await changeOrder(store, orderId, (order) => {
    const after = disputesAfter(order, news, now())
    return after && disputeNoted(order, after)
  })
}

/**
 * Also notifies the owner. If won, waiting refunds continue, unless another dispute is open; if lost, those that
 * would give the same money back again are called off.
 */
function disputeNoted(order: Order, after: DisputesAfter): Changes {
  const { reported } = after
  const settled = {
    open: () => ({}),
    won: () => (openDispute(after) ? {} : waitingSent(order)),
    lost: () => waitingCalledOff(order, reported),
  }
  const before = disputesOf(order).find(({ id }) => id === reported.id)
  return {
    ...disputesWritten(order, after),
    ...settled[reported.status](),
    ...(isNews(before, reported) ? disputeNotified(order, reported) : {}),
  }
}

function disputeNotified({ id: orderId }: Order, dispute: Dispute): Changes {
  const about = `${disputeState(dispute)} ${dispute.id}`
  return ownerNotified('dispute', { template: 'owner-dispute', orderId, about })
}

/** Owners hear nothing of their own answer. */
function isNews(before: Dispute | undefined, after: Dispute): boolean {
  if (before?.status !== after.status) return true
  return isInquiry(before) && !isInquiry(after)
}

/** Decided before the dispute and not sent yet. */
function waiting({ refunds = {} }: Order): [id: string, refund: Refund][] {
  return Object.entries(refunds).filter(
    ([, { status, providerId, despiteDispute }]) =>
      status === 'pending' && providerId === undefined && !despiteDispute,
  )
}

/** Continues provider refunds; a transfer reappears in the desk's list instead. */
function waitingSent(order: Order): Changes {
  const tasks = waiting(order)
    .filter(([, { iban }]) => iban === undefined)
    .map(([refundId]) => taskAdded('refund', pairSubject(order.id, refundId)).changes)
  return Object.assign({}, ...tasks)
}

/** Newest first, until the amount that the bank has taken is left. */
function waitingCalledOff(order: Order, { id, amount, at: calledOffAt }: Dispute): Changes {
  let missing = amount - takenByDispute(order, id) - leftOf(order)
  const changes: Changes = {}
  for (const [refundId, refund] of waiting(order).sort(([one], [other]) => (one < other ? 1 : -1))) {
    if (missing <= 0) break
    Object.assign(
      changes,
      refundWritten(order, refundId, { ...refund, status: 'cancelled', calledOffAt }),
      filedRefundDone(refund),
    )
    missing -= refund.amount
  }
  return changes
}
