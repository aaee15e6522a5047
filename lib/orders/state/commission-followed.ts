import { ZodError } from 'zod'
import { changeCommission, type OrderStanding } from '@/lib/affiliate/balance/change-commission'
import { findSale } from '@/lib/affiliate/sales/data'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { isPaymentGone } from '../order-fields'
import { disputesOf, takenByDispute } from '../disputes'
import { isOfPrice, leftOf, openRefunds } from '../refund-amount'
import type { Dispute } from '@/lib/payment/schema'
import type { Order } from '../schema'
import { orderAfter } from '../data'

/** @throws ZodError if the sale cannot be read */
export async function commissionFollowed(store: Store, order: Order, changes: Changes): Promise<Changes> {
  if (!order.attribution) return {}
  const sale = await findSale(store, order.id)
  if (!sale) return {}
  const { kept, ...standing } = standingOf(orderAfter(order, changes))
  // A reduction after a payment was taken back counts like a refund.
  return changeCommission(store, sale, { ...standing, refunded: sale.productPrice - kept })
}

/** If the sale is broken, the error is logged and the commission left to a task, which fails until it can be read. */
export async function commissionFollowedOrLeft(
  store: Store,
  order: Order,
  changes: Changes,
): Promise<Changes> {
  try {
    return await commissionFollowed(store, order, changes)
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    log().error({ error, orderId: order.id }, 'commission does not follow')
    return taskAdded('conversion', order.id).changes
  }
}

/** The amount kept, and why the rest must not be paid out yet. */
export function standingOf(order: Order): Omit<OrderStanding, 'refunded'> & { kept: number } {
  const { withdrawals = {} } = order
  const holds: OrderStanding['holds'] = {}
  for (const [id, refund] of openRefunds(order)) if (isOfPrice(refund)) holds[id] = 'refund'
  for (const id of Object.keys(withdrawals)) holds[id] = 'withdrawal'
  for (const dispute of disputesOf(order)) if (isUnsettled(order, dispute)) holds[dispute.id] = 'dispute'
  const kept = earnsNothing(order) ? 0 : order.total - (order.refunded ?? 0)
  return { kept, paidAt: order.history.paid?.at, holds }
}

/** Regardless of refunds. */
export function earnsNothing(order: Order): boolean {
  return isPaymentGone(order) || order.isPartnersOwn === true
}

/** A lost dispute counts until the amount the bank took is recorded as refunded. */
function isUnsettled(order: Order, { id, status, amount }: Dispute): boolean {
  if (status !== 'lost') return status === 'open'
  return takenByDispute(order, id) < amount && leftOf(order) > 0
}
