import { newId } from '@/lib/core/ids'
import { ownerNotified } from '@/lib/mail/data'
import { getOrder } from '@/lib/orders/data'
import type { Order } from '@/lib/orders/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { entryMoved, getEntry } from './data'
import { giveToOrder } from './give-to-order'
import { judgeAgain } from './judge-again'
import type { BankEntry, ConfirmAnswer, Doubt } from './schema'

/** Longer than confirming a page of payments takes. */
const SUMMED_UP_MS = 30_000

/**
 * Confirms sure payments, each with its order in one write, so that an interrupted run can be repeated. Payments
 * whose orders no longer await that amount become doubtful, and doubtful ones that might have paid the same orders
 * are judged anew. One mail about all is written with the first.
 */
export async function confirmEntries(
  store: Store,
  ids: readonly string[],
  actor: string,
): Promise<ConfirmAnswer> {
  const answer: ConfirmAnswer = { confirmed: 0, doubtful: 0 }
  const wanted = new Set(ids)
  const batch = newId('run')
  let isNotified = wanted.size < 2
  const paid: string[] = []
  for (const id of wanted) {
    const notified = isNotified
      ? {}
      : ownerNotified('order', { template: 'owner-payments', about: batch }, SUMMED_UP_MS)
    const also = { [`bankEntries/${id}/batch`]: batch, ...notified }
    const state = await confirmEntry(store, id, actor, also)
    const { orderId, batch: writtenWith } = (await getEntry(store, id)) ?? {}
    if (orderId !== undefined) paid.push(orderId)
    isNotified ||= writtenWith === batch
    if (state === 'confirmed' || state === 'doubtful') answer[state] += 1
  }
  await judgeAgain(store, paid)
  return answer
}

async function confirmEntry(
  store: Store,
  id: string,
  actor: string,
  also: Changes,
): Promise<BankEntry['state'] | null> {
  const entry = await getEntry(store, id)
  if (entry?.state !== 'sure' || entry.orderId === undefined) return entry?.state ?? null
  const { orderId } = entry
  if (await giveToOrder(store, entry, orderId, actor, { also })) return 'confirmed'
  return optimisticUpdate(store, async () => {
    const present = await getEntry(store, id)
    if (present?.state !== 'sure') return { result: present?.state ?? null }
    const doubt = doubtAfter(await getOrder(store, orderId))
    const changes = entryMoved(present, { state: 'doubtful', doubt, candidates: { [orderId]: 0 } })
    return { changes, result: 'doubtful' }
  })
}

function doubtAfter(order: Order | null): Doubt {
  if (order?.status === 'pending') return 'amount'
  return order?.status ?? 'paid'
}
