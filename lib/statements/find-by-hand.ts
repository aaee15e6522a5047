import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { lookUpOrder } from '@/lib/orders/desk/search-orders'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { entryMoved, getEntry } from './data'
import { doubtAbout } from './match-booking'

/**
 * Proposes the order with a reference for a payment that matched none, so that somebody can decide about the two.
 * @param reference as typed, see `lookUpOrder`
 * @throws ShopError `not_found`; `invalid_input` if there is no such order; `entry_state` if it was decided otherwise
 */
export async function findByHand(store: Store, id: string, reference: string): Promise<void> {
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
