import { dayOf, now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import { journalAdded } from '@/lib/journal/data'
import { lookUpOrder } from '@/lib/orders/desk/search-orders'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { entryMoved, getEntry } from './data'
import { giveToOrder } from './give-to-order'
import { judgeAgain } from './judge-again'
import { doubtAbout } from './match-booking'
import { requestRest } from './request-rest'
import type { BankEntry, EntryDecision } from './schema'
import { undoEntry } from './undo-entry'

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
  if (!order) throw new ShopError('invalid_input', { fields: { reference: messages.fields.reference } })
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
