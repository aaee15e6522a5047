import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import { changeOrder } from '../state/change-order'
import { refundWritten } from '../data'
import { recordTaken } from './record-taken'
import { deskNoted } from '../state/desk-noted'
import { heldFor, openRefunds } from '../refund-amount'
import { filedRefundDone } from './bank-file-data'
import type { Refund } from '../refund-schema'
import type { Order } from '../schema'

/**
 * Not transferred, held, or failed and not retried. Commission continues; what a lost dispute took is recorded.
 * Repeating changes nothing. @throws ShopError `order_not_found`, `not_found`; `order_state` if the money has gone, a
 * provider handles it, or it was retried
 */
export async function callOffRefund(
  store: Store,
  orderId: string,
  refundId: string,
  actor: string,
): Promise<Order> {
  const at = now()
  const order = await changeOrder(store, orderId, (before) => {
    const refund = before.refunds?.[refundId]
    if (!refund) throw new ShopError('not_found')
    return refund.calledOffAt === undefined ? calledOff(before, refundId, refund, { at, actor }) : null
  })
  if (order.refunds?.[refundId]?.calledOffAt === at)
    log().info({ orderId, refundId, actor }, 'refund called off')
  await recordTaken(store, orderId, order.payment?.method ?? order.paymentMethod)
  return order
}

function calledOff(
  order: Order,
  refundId: string,
  refund: Refund,
  { at: calledOffAt, actor }: { at: number; actor: string },
): Changes {
  const { status: before, amount, iban } = refund
  const isOpen = openRefunds(order).some(([id]) => id === refundId)
  if (!isOpen || (before === 'pending' && iban === undefined && heldFor(refund) === null))
    throw new ShopError('order_state')
  const status = before === 'pending' ? 'cancelled' : before
  return {
    ...refundWritten(order, refundId, { ...refund, status, calledOffAt }),
    ...filedRefundDone(refund),
    ...deskNoted(order, {
      actor,
      act: 'order-refund-called-off',
      before,
      after: { refundId, status, amount },
    }),
  }
}
