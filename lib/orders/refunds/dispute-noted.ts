import { ownerNotified } from '@/lib/mail/data'
import type { Dispute } from '@/lib/payment/schema'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import type { Changes } from '@/lib/store/store'
import { disputesWritten, refundWritten } from '../data'
import {
  disputesOf,
  disputeState,
  isInquiry,
  openDispute,
  takenByDispute,
  type DisputesAfter,
} from '../disputes'
import { filedRefundDone } from './bank-file-data'
import { leftOf } from '../refund-amount'
import type { Refund } from '../refund-schema'
import type { Order } from '../schema'

/**
 * Also notifies the owner. If won, waiting refunds continue, unless another dispute is open; if lost, those that
 * would give the same money back again are called off.
 */
export function disputeNoted(order: Order, after: DisputesAfter): Changes {
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
