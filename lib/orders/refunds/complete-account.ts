import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { refundWritten } from '../data'
import type { Order } from '../schema'
import { changeOrder } from '../state/change-order'
import { deskNoted } from '../state/desk-noted'
import type { Payee } from './schema'
import { isPayable } from '@/lib/legal/credit-transfers'

/**
 * Repeating it changes nothing. @throws ShopError `order_not_found`, `not_found`; `order_state` if it no longer waits
 * for a transfer, or a bank file can take it: that account stays as decided
 */
export function completeAccount(
  store: Store,
  orderId: string,
  refundId: string,
  { iban, holder }: Payee,
  actor: string,
): Promise<Order> {
  return changeOrder(store, orderId, (order) => {
    const refund = order.refunds?.[refundId]
    if (!refund) throw new ShopError('not_found')
    const { status, iban: before, holder: named = '', amount } = refund
    if (before === iban && named === holder) return null
    if (status !== 'pending' || before === undefined || isPayable({ iban: before, holder: named }))
      throw new ShopError('order_state')
    return {
      ...refundWritten(order, refundId, { ...refund, iban, holder }),
      ...deskNoted(order, { actor, act: 'order-refund-account', after: { refundId, amount } }),
    }
  })
}
