import 'server-only'
import { getOrder } from '@/lib/orders/data'
import type { Order } from '@/lib/orders/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { entryMoved, getEntry } from './data'
import { giveToOrder } from './give-to-order'
import type { BankEntry, ConfirmAnswer, Doubt } from './schema'

/**
 * Confirms sure payments, each with its order in one write, so that an interrupted run can be repeated. One
 * whose order is no longer unpaid, or costs another amount by now, becomes doubtful. Other payments stay as they are.
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

/** @returns its state afterwards */
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

/** Why a payment no longer pays the order it matched. */
function doubtAfter(order: Order | null): Doubt {
  if (order?.status === 'pending') return 'amount'
  return order?.status ?? 'paid'
}
