import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { getOrder } from '@/lib/orders/data'
import type { Order } from '@/lib/orders/schema'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { entryMoved, getEntry, orderTaken } from './data'
import type { BankEntry } from './schema'

/**
 * Pays an order with a payment: marks the order as paid and confirms the payment, in one write.
 * @param isChosen whether someone chose this order: then it may be a cancelled one, which the payment revives,
 * or one marked as paid by transfer before any payment was read for it
 * @returns whether it pays the order now, or already did; not if the order is refunded, paid otherwise,
 * anonymous or gone
 */
export async function giveToOrder(
  store: Store,
  entry: BankEntry,
  orderId: string,
  actor: string,
  { isChosen = false } = {},
): Promise<boolean> {
  const order = await getOrder(store, orderId)
  const changes = confirmed(entry, orderId, actor)
  try {
    if (order && isPayable(order, isChosen)) await confirmPayment(store, orderId, actor, changes)
    else if (order && isChosen && isPaidByTransfer(order)) await store.update(changes)
  } catch (error) {
    if (!isOvertaken(error)) throw error
  }
  const after = await getEntry(store, entry.id)
  return after?.state === 'confirmed' && after.orderId === orderId
}

function isPayable({ status }: Order, isChosen: boolean): boolean {
  return status === 'pending' || (isChosen && status === 'cancelled')
}

function isPaidByTransfer({ status, payment }: Order): boolean {
  return status === 'paid' && (payment?.method ?? 'vorkasse') === 'vorkasse'
}

function confirmed(entry: BankEntry, orderId: string, actor: string): Changes {
  const subject = `bankEntries/${entry.id}`
  const after = { orderId, amount: entry.amount }
  return {
    ...entryMoved(entry, { state: 'confirmed', orderId, decidedAt: now(), decidedBy: actor }),
    ...orderTaken(orderId),
    ...journalAdded({ actor, act: 'statement-confirmed', subject, before: { state: entry.state }, after }),
  }
}

/** Someone else has decided about the payment or the order meanwhile. */
function isOvertaken(error: unknown): boolean {
  if (isConflict(error)) return true
  return error instanceof ShopError && (error.code === 'order_state' || error.code === 'order_not_found')
}
