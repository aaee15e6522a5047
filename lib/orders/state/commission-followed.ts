import 'server-only'
import { ZodError } from 'zod'
import { changeCommission, type OrderStanding } from '@/lib/affiliate/balance/change-commission'
import { findSale } from '@/lib/affiliate/sales/data'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { orderAfter } from './order-after'
import { leftOf, openRefunds, takenByDispute } from '../refund-amount'
import type { Order } from '../schema'

/**
 * What brings the commission of an order, if there is one, to what the order is after changes of it.
 * @throws ZodError if the sale cannot be read
 */
export async function commissionFollowed(store: Store, order: Order, changes: Changes): Promise<Changes> {
  if (!order.attribution) return {}
  const sale = await findSale(store, order.id)
  return sale ? changeCommission(store, sale, standingOf(orderAfter(order, changes))) : {}
}

/**
 * The same for a change that must be recorded whatever is wrong with the sale: a broken one is logged, and left to a task that fails
 * until it can be read again.
 */
export async function commissionTold(store: Store, order: Order, changes: Changes): Promise<Changes> {
  try {
    return await commissionFollowed(store, order, changes)
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    log().error({ error, orderId: order.id }, 'commission does not follow')
    return taskAdded('conversion', order.id).changes
  }
}

/** How an order stands for its partner: what was given back, and why the rest must not be paid out now. */
export function standingOf(order: Order): OrderStanding {
  const { dispute, withdrawals = {}, refunded = 0 } = order
  const holds: OrderStanding['holds'] = {}
  for (const [id] of openRefunds(order)) holds[id] = 'refund'
  for (const id of Object.keys(withdrawals)) holds[id] = 'withdrawal'
  if (dispute && isUnsettled(order, dispute)) holds[dispute.id] = 'dispute'
  return { refunded, holds }
}

/** A dispute that was lost holds until what the bank has taken is written as given back. */
function isUnsettled(order: Order, { status, amount }: NonNullable<Order['dispute']>): boolean {
  if (status !== 'lost') return status === 'open'
  return takenByDispute(order) < amount && leftOf(order) > 0
}
