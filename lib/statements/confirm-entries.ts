import 'server-only'
import { getOrder } from '@/lib/orders/data'
import type { Order } from '@/lib/orders/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { entryMoved, getEntry } from './data'
import { giveToOrder } from './give-to-order'
import type { BankEntry, ConfirmAnswer } from './schema'

/**
 * Confirms payments that are sure, each with its order in one write, so that it can be repeated after it has ended anywhere. One
 * whose order is not unpaid any more turns out doubtful. Others than sure ones stay as they are.
 */
export async function confirmEntries(
  store: Store,
  ids: readonly string[],
  actor: string,
): Promise<ConfirmAnswer> {
  const answer: ConfirmAnswer = { confirmed: 0, doubtful: 0 }
  for (const id of new Set(ids)) {
    const state = await confirmEntry(store, id, actor)
    if (state === 'confirmed' || state === 'doubtful') answer[state] += 1
  }
  return answer
}

/** @returns the state that it is in afterwards */
async function confirmEntry(store: Store, id: string, actor: string): Promise<BankEntry['state'] | null> {
  const entry = await getEntry(store, id)
  if (entry?.state !== 'sure' || entry.orderId === undefined) return entry?.state ?? null
  const { orderId } = entry
  if (await giveToOrder(store, entry, orderId, actor)) return 'confirmed'
  return optimisticUpdate(store, async () => {
    const present = await getEntry(store, id)
    if (present?.state !== 'sure') return { result: present?.state ?? null }
    const doubt = doubtAfter(await getOrder(store, orderId))
    const changes = entryMoved(present, { state: 'doubtful', doubt, candidates: { [orderId]: 0 } })
    return { changes, result: 'doubtful' }
  })
}

/** Why a payment does not pay the order any more that it was sure to be for. */
function doubtAfter(order: Order | null): 'cancelled' | 'refunded' | 'paid' {
  return order?.status === 'cancelled' || order?.status === 'refunded' ? order.status : 'paid'
}
