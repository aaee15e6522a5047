import 'server-only'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/subject'
import type { Store } from '@/lib/store/store'
import { endSession } from './end-session'
import { moveOrder } from './move-order'
import type { Order } from './schema'

/**
 * Cancels an unpaid order, and ends the page on which it could still be paid.
 * @throws ShopError `order_not_found`, `order_state`
 */
export async function cancelOrder(store: Store, id: string, actor: string): Promise<Order> {
  let end: string | null = null
  const order = await moveOrder(store, id, 'cancelled', actor, ({ paymentMethod, session }) => {
    if (session?.id === undefined) return {}
    const task = taskAdded('session-end', pairSubject(paymentMethod, session.id))
    end = task.id
    return task.changes
  })
  if (end !== null) await attemptTask(store, end, { 'session-end': endSession })
  return order
}
