import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { readOrder } from '../data'
import type { Order } from '../schema'
import type { Outcome } from './outcomes'
import type { SeveralAnswer } from './schema'

/**
 * Applies an action to several orders one by one; a failure does not stop the others.
 * @param act does it for one order and returns the outcome
 */
export async function eachOfSeveral(
  store: Store,
  ids: readonly string[],
  act: (order: Order) => Promise<Outcome>,
): Promise<SeveralAnswer> {
  const outcomes: SeveralAnswer['outcomes'] = []
  for (const orderId of new Set(ids))
    outcomes.push({ orderId, outcome: await outcomeOf(store, orderId, act) })
  return { outcomes }
}

async function outcomeOf(
  store: Store,
  id: string,
  act: (order: Order) => Promise<Outcome>,
): Promise<Outcome> {
  const order = await readOrder(store, id)
  if (order === null || order === 'broken') return 'gone'
  try {
    return await act(order)
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'order_state')) throw error
    const present = await readOrder(store, id)
    return present === null || present === 'broken' ? 'gone' : stateOf(present)
  }
}

/** The outcome for an order that should have been unpaid and is not. */
export function stateOf({ status }: Pick<Order, 'status'>): 'paid' | 'cancelled' | 'refunded' | 'gone' {
  return status === 'pending' ? 'gone' : status
}
