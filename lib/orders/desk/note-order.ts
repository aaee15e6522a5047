import { z } from 'zod'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { isAnonymous } from '../order-fields'
import { changeOrder } from '../state/change-order'
import { noteSet } from '../data'
import { NOTE_LENGTH } from '../schema'
import { deskNoted } from '../state/desk-noted'
import { plainLines } from '@/lib/core/text/plain-line'

/** `PUT /api/admin/orders/[orderId]/note`: the note, and the one it replaces; '' for none. */
export const noteRequestSchema = z.strictObject({
  note: plainLines.refine((note) => note.length <= NOTE_LENGTH, 'note_too_long'),
  // Not trimmed: notes set by a command may have spaces at their ends.
  seen: z.string().max(NOTE_LENGTH).optional(),
})

/**
 * Fails if changed since it was read; '' removes it. Repeating changes nothing. The journal, kept longer, gets no
 * text.
 * @param seen the note it replaces, '' for none; undefined replaces any
 * @throws ShopError `order_not_found`; `note_changed`; `order_state` if anonymised: the note would never be deleted
 */
export async function noteOrder(
  store: Store,
  id: string,
  note: string,
  actor: string,
  seen?: string,
): Promise<void> {
  await changeOrder(store, id, (order) => {
    const before = order.note ?? ''
    if (note === before) return null
    if (isAnonymous(order)) throw new ShopError('order_state')
    if (seen !== undefined && before !== seen) throw new ShopError('note_changed')
    const lengths = { before: { characters: before.length }, after: { characters: note.length } }
    return { ...noteSet(order, note), ...deskNoted(order, { actor, act: 'order-noted', ...lengths }) }
  })
}
