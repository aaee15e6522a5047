import 'server-only'
import { ownerTold } from '@/lib/mail/data'
import { providerSchema } from '@/lib/payment/schema'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import type { Changes } from '@/lib/store/store'
import { disputeWritten, refundWritten } from '../data'
import { disputeState, isInquiry } from '../disputes'
import { filedRefundDone } from './bank-files/data'
import { leftOf, takenByDispute } from '../refund-amount'
import type { Refund } from '../refund-schema'
import type { Dispute, Order } from '../schema'

/**
 * Notes what became of a dispute and tells the owner. Refunds that waited for it go on when it is won; when it is lost,
 * those that would give the same money back once more are called off.
 */
export function disputeNoted(order: Order, dispute: Dispute): Changes {
  const settled = {
    open: () => ({}),
    won: () => waitingSent(order),
    lost: () => waitingCalledOff({ ...order, dispute }, dispute),
  }
  return {
    ...disputeWritten(order, dispute),
    ...settled[dispute.status](),
    ...(isNews(order.dispute, dispute) ? told(order, dispute) : {}),
  }
}

function told({ id: orderId }: Order, dispute: Dispute): Changes {
  return ownerTold('dispute', { template: 'owner-dispute', orderId, about: disputeState(dispute) })
}

/** That the shop has answered is no news to its owner. */
function isNews(before: Dispute | undefined, after: Dispute): boolean {
  const isSame = before?.id === after.id && before.status === after.status
  return !isSame || (isInquiry(before) && !isInquiry(after))
}

/** Refunds decided before the dispute that nobody has sent: waiting for the provider, or for a transfer. */
function waiting({ refunds = {} }: Order): [id: string, refund: Refund][] {
  return Object.entries(refunds).filter(
    ([, { status, providerId, despiteDispute, actor }]) =>
      status === 'pending' &&
      providerId === undefined &&
      !despiteDispute &&
      // The provider's own word of a refund that it has made.
      !providerSchema.safeParse(actor).success,
  )
}

/** A transfer waits for a person instead, who sees it again. */
function waitingSent(order: Order): Changes {
  const tasks = waiting(order)
    .filter(([, { iban }]) => iban === undefined)
    .map(([refundId]) => taskAdded('refund', pairSubject(order.id, refundId)).changes)
  return Object.assign({}, ...tasks)
}

/** As many as leave too little for what the bank has taken, newest first. */
function waitingCalledOff(order: Order, { amount, at: calledOffAt }: Dispute): Changes {
  let missing = amount - takenByDispute(order) - leftOf(order)
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
