import { dayOf, now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import { journalAdded } from '@/lib/journal/data'
import { lookUpOrder } from '@/lib/orders/desk/search-orders'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { entryMoved, getEntry } from './data'
import { giveToOrder } from './give-to-order'
import { judgeAgain } from './judge-again'
import { doubtAbout } from './match-booking'
import { requestRest } from './request-rest'
import type { BankEntry, EntryDecision } from './schema'
import { log } from '@/lib/core/log'
import { getOrder } from '@/lib/orders/data'
import { ensureInvoice } from '@/lib/orders/invoicing/ensure-invoice'
import { paymentTakenBack, refuseUnlessReturnable } from '@/lib/orders/paying/payment-taken-back'
import type { Order } from '@/lib/orders/schema'
import { changeOrder } from '@/lib/orders/state/change-order'
import { receivedFor } from '@/lib/orders/transfers'

type Choice = Extract<EntryDecision, { decision: 'order' }>
type Plain = Extract<EntryDecision, { decision: 'none' | 'settle' }>

/**
 * Repeating the same decision changes nothing.
 * @throws ShopError `not_found`; `entry_state` if it was decided otherwise, or the order can no longer be paid; and
 * what `undoEntry` and `findByHand` throw
 */
export async function decideEntry(
  store: Store,
  id: string,
  decision: EntryDecision,
  actor: string,
): Promise<void> {
  switch (decision.decision) {
    case 'order':
      return choose(store, await existing(store, id), decision, actor)
    case 'rest':
      await requestRest(store, id, decision.orderId, actor)
      return judgeAgain(store, [decision.orderId])
    case 'undo':
      return undoEntry(store, id, actor)
    case 'find':
      return findByHand(store, id, decision.reference)
    default:
      return decidePlainly(store, id, decision, actor)
  }
}

async function decidePlainly(store: Store, id: string, decision: Plain, actor: string): Promise<void> {
  await optimisticUpdate(store, async () => {
    const entry = await existing(store, id)
    if (isDone(entry, decision)) return { result: null }
    const isOpen =
      decision.decision === 'none'
        ? entry.state === 'sure' || entry.state === 'doubtful'
        : entry.state === 'unmatched'
    if (!isOpen) throw new ShopError('entry_state')
    return { changes: decided(entry, decision, actor), result: null }
  })
}

async function existing(store: Store, id: string): Promise<BankEntry> {
  const entry = await getEntry(store, id)
  if (!entry) throw new ShopError('not_found')
  return entry
}

async function choose(store: Store, entry: BankEntry, decision: Choice, actor: string): Promise<void> {
  if (isDone(entry, decision)) return
  const { orderId } = decision
  const isCandidate = entry.state === 'doubtful' && entry.candidates?.[orderId] !== undefined
  if (!isCandidate || !(await giveToOrder(store, entry, orderId, actor, { isChosen: true }))) {
    throw new ShopError('entry_state')
  }
  await judgeAgain(store, [orderId])
}

function isDone({ state, orderId }: BankEntry, decision: Choice | Plain): boolean {
  if (decision.decision === 'order') return state === 'confirmed' && orderId === decision.orderId
  return state === (decision.decision === 'none' ? 'unmatched' : 'settled')
}

function decided(entry: BankEntry, decision: Plain, actor: string): Changes {
  const by = { decidedAt: now(), decidedBy: actor }
  const about = { actor, subject: `bankEntries/${entry.id}`, before: { state: entry.state } }
  if (decision.decision === 'none') {
    const after = { state: 'unmatched' }
    return {
      ...entryMoved(entry, { state: 'unmatched', ...by }),
      ...journalAdded({ ...about, act: 'statement-rejected', after }),
    }
  }
  const { note } = decision
  return {
    ...entryMoved(entry, { state: 'settled', note, ...by }),
    ...(entry.inBooks ? bookingDaysAdded(entry.id, [dayOf(by.decidedAt)]) : {}),
    ...journalAdded({ ...about, act: 'unmatched-settled', after: { amount: entry.amount, note } }),
  }
}

/**
 * Proposes the order for a payment that matched none.
 * @param reference as typed, see `lookUpOrder`
 * @throws ShopError `not_found`; `invalid_input` if there is no such order; `entry_state` if it was decided otherwise
 */
async function findByHand(store: Store, id: string, reference: string): Promise<void> {
  const order = await lookUpOrder(store, reference)
  if (!order) throw new ShopError('invalid_input', { fields: { reference: tFields('reference') } })
  await optimisticUpdate(store, async () => {
    const entry = await getEntry(store, id)
    if (!entry) throw new ShopError('not_found')
    if (entry.state === 'doubtful' && entry.candidates?.[order.id] !== undefined) return { result: null }
    if (entry.state !== 'unmatched') throw new ShopError('entry_state')
    const doubt = doubtAbout(order, entry.amount) ?? 'by-hand'
    const changes = entryMoved(entry, { state: 'doubtful', doubt, candidates: { [order.id]: 0 } })
    return { changes, result: null }
  })
}

/**
 * Takes a payment back from a wrong order, in one write: the payment is unmatched again, and the order it paid is
 * unpaid, provided that nothing was downloaded and no money went back. An order still paid without it only loses it.
 * Repeatable.
 * @throws ShopError `not_found`; `entry_state` if it belongs to no order; `files_loaded`, `payment_bound`
 */
async function undoEntry(store: Store, id: string, actor: string): Promise<void> {
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
