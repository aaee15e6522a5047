import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { taskAdded } from '@/lib/tasks/data'
import type { Changes, Store } from '@/lib/store/store'
import { sessionEnding } from '../data'
import { isAnonymous } from '../order-fields'
import { deskNoted } from '../state/desk-noted'
import { attemptEnding } from './end-session'
import { moveOrder } from '../state/move-order'
import { creditPartner } from '../commission/credit-partner'
import { paymentReceived } from './payment-received'
import type { Order } from '../schema'

/**
 * Marks an order, even one cancelled for non-payment, as paid by transfer, and closes its payment page. Credits
 * its partner at once if possible, else later, so that crediting never delays the files. Repeating it changes
 * nothing.
 * @param also is written with it
 * @throws ShopError `order_not_found`; `order_state`, also for an anonymised order
 */
export async function confirmPayment(
  store: Store,
  id: string,
  actor: string,
  also: Changes = {},
): Promise<Order> {
  const conversion = taskAdded('conversion', id)
  let ending: ReturnType<typeof sessionEnding> = null
  const order = await moveOrder(store, id, 'paid', actor, (unpaid) => {
    if (isAnonymous(unpaid)) throw new ShopError('order_state')
    ending = sessionEnding(unpaid)
    return {
      ...deskNoted(unpaid, {
        ...{ actor, act: 'order-confirmed' },
        ...{ before: unpaid.status, after: { status: 'paid', amount: unpaid.total } },
      }),
      ...paymentReceived(unpaid, { method: 'vorkasse' }),
      ...(unpaid.attribution ? conversion.changes : {}),
      ...ending?.changes,
      ...also,
    }
  })
  await attemptTask(store, conversion.id, { conversion: creditPartner })
  await attemptEnding(store, order.paymentMethod, ending)
  return order
}
