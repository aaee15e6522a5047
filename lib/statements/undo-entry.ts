import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { getOrder } from '@/lib/orders/data'
import { ensureInvoice } from '@/lib/orders/invoicing/ensure-invoice'
import { paymentTakenBack, refuseUnlessReturnable } from '@/lib/orders/paying/payment-taken-back'
import type { Order } from '@/lib/orders/schema'
import { changeOrder } from '@/lib/orders/state/change-order'
import { receivedFor } from '@/lib/orders/transfers'
import type { Changes, Store } from '@/lib/store/store'
import { entryMoved, getEntry } from './data'
import type { BankEntry } from './schema'

/**
 * Takes a payment back from a wrong order, in one write: the payment is unmatched again, and the order it paid is
 * unpaid, provided that nothing was downloaded and no money went back. An order still paid without it only loses it.
 * Repeatable.
 * @throws ShopError `not_found`; `entry_state` if it belongs to no order; `files_loaded`, `payment_bound`
 */
export async function undoEntry(store: Store, id: string, actor: string): Promise<void> {
  const entry = await getEntry(store, id)
  if (!entry) throw new ShopError('not_found')
  if (entry.state === 'unmatched') return
  const { orderId } = entry
  if (orderId === undefined || !isGiven(entry, orderId)) throw new ShopError('entry_state')
  const before = await getOrder(store, orderId)
  if (!before) throw new ShopError('order_not_found')
  // Issues the invoice first, so that it can be corrected; refuses before that, so that none is issued needlessly.
  if (isPaidBy(before, entry)) {
    refuseUnlessReturnable(before)
    await ensureInvoice(store, orderId)
  }
  await changeOrder(store, orderId, async (order) => {
    const present = await getEntry(store, id)
    return present && isGiven(present, orderId) ? undone(order, present, actor) : null
  })
  if ((await getEntry(store, id))?.state !== 'unmatched') throw new ShopError('entry_state')
  log().info({ entryId: id, orderId, actor }, 'payment taken back')
}

const isGiven = ({ state, orderId }: BankEntry, id: string) => state === 'confirmed' && orderId === id

function undone(order: Order, entry: BankEntry, actor: string): Changes {
  const isPaying = isPaidBy(order, entry)
  if (isPaying) {
    refuseUnlessReturnable(order)
    if (order.invoice === undefined) throw new ShopError('order_state')
  }
  const given = Object.values(order.refunds ?? {}).some(
    ({ surplusOf, status }) => surplusOf === entry.id && status !== 'cancelled',
  )
  if (given) throw new ShopError('payment_bound')
  const { id, state } = entry
  return {
    ...entryMoved(entry, { state: 'unmatched', decidedAt: now(), decidedBy: actor }),
    ...othersCounted(order, id, isPaying),
    [`orders/${order.id}/transfers/${id}`]: null,
    ...(isPaying ? paymentTakenBack(order, { entryId: id, actor }) : {}),
    ...journalAdded({
      actor,
      act: 'statement-undone',
      subject: `bankEntries/${id}`,
      before: { state },
      after: { orderId: order.id, amount: entry.amount },
    }),
  }
}

function isPaidBy(order: Order, { id }: BankEntry): boolean {
  const { transfers = {}, history, total } = order
  if (!history.paid || !transfers[id]) return false
  const left = receivedFor(order) - transfers[id].amount
  const isByTransfer = Object.values(transfers).some(({ as }) => as === 'last')
  return isByTransfer && transfers[id].as !== 'more' && left < total
}

function othersCounted({ id, transfers = {} }: Order, without: string, isPaying: boolean): Changes {
  const others = Object.keys(transfers).filter((entryId) => entryId !== without)
  const path = (entryId: string) => `orders/${id}/transfers/${entryId}/as`
  if (isPaying) return Object.fromEntries(others.map((entryId) => [path(entryId), 'part']))
  const [first] = others
  return transfers[without]?.as === 'last' && first !== undefined ? { [path(first)]: 'last' } : {}
}
