import 'server-only'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { taskAdded } from '@/lib/tasks/data'
import type { Store } from '@/lib/store/store'
import { paymentReceived } from './data'
import { moveOrder } from './move-order'
import { creditPartner } from './credit-partner'
import type { Order } from './schema'

/**
 * Marks an order as paid, and credits its partner at once if that succeeds; otherwise it is tried again later, so that it
 * keeps nobody from the files. Repeating it changes nothing.
 * @throws ShopError `order_not_found`, `order_state`
 */
export async function confirmPayment(store: Store, id: string, actor: string): Promise<Order> {
  const conversion = taskAdded('conversion', id)
  const order = await moveOrder(store, id, 'paid', actor, (unpaid) => ({
    ...paymentReceived(unpaid, { method: 'vorkasse' }),
    ...(unpaid.attribution ? conversion.changes : {}),
  }))
  await attemptTask(store, conversion.id, { conversion: creditPartner })
  return order
}
