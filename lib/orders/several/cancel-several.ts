import 'server-only'
import type { Store } from '@/lib/store/store'
import { cancelOrder } from '../paying/cancel-order'
import { eachOfSeveral, stateOf } from './each-of-several'
import type { SeveralAnswer } from './schema'

/**
 * Cancels the unpaid ones of several orders, each in its own write. An order with money received or under way
 * is left for an admin to look at.
 */
export function cancelSeveral(store: Store, ids: readonly string[], actor: string): Promise<SeveralAnswer> {
  return eachOfSeveral(store, ids, async (order) => {
    if (order.status !== 'pending') return stateOf(order)
    if (order.transfers) return 'part'
    if (order.session?.state === 'processing') return 'processing'
    await cancelOrder(store, order.id, actor)
    return 'done'
  })
}
