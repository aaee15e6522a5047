import { ShopError } from '@/lib/core/errors'
import { mailAdded } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'
import { emailMended } from '../data'
import { isAnonymous } from '../order-fields'
import type { Order } from '../schema'
import { changeOrder } from './change-order'
import { ownOrderNoted } from './own-order-noted'

/** Once, and before a file was downloaded. */
export function isEmailMendable(order: Order): boolean {
  const isOpen = order.status === 'pending' || order.status === 'paid'
  return isOpen && order.emailBefore === undefined && order.downloads === undefined && !isAnonymous(order)
}

/**
 * Notifies both addresses, and sends the new one what went to the old one. Repeating it changes nothing.
 * @param mailDelay ms before the new address may get mails @throws ShopError `order_not_found`; `email_settled`
 */
export async function mendEmail(store: Store, id: string, email: string, mailDelay = () => 0): Promise<void> {
  await changeOrder(store, id, async (order) => {
    if (order.email === email) return null
    if (!isEmailMendable(order)) throw new ShopError('email_settled')
    const sentAgain = order.status === 'paid' ? 'order-confirmed' : 'order-received'
    return {
      ...emailMended(order, email),
      ...(await ownOrderNoted(store, order, email)),
      ...mailAdded({ to: order.email, template: 'order-address', orderId: id }),
      ...mailAdded({ to: email, template: 'order-address', orderId: id }, mailDelay()),
      ...mailAdded({ to: email, template: sentAgain, orderId: id }, mailDelay()),
    }
  })
}
