import { dayOf, now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { taskAdded } from '@/lib/tasks/data'
import type { Changes, Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { sessionEnding, totalReduced } from '../data'
import { isAnonymous } from '../order-fields'
import { deskNoted } from '../state/desk-noted'
import { attemptEnding } from './close-payment-page'
import { moveOrder } from '../state/move-order'
import { creditPartner } from '../commission/credit-partner'
import { turnoverBefore } from '../order-figures'
import { paymentReceived } from '../state/status-moved'
import type { Order } from '../schema'
import { restOf } from '../transfers'

interface Confirmation {
  /** The bank's day, `YYYY-MM-DD`; defaults to today. */
  bookedOn?: string | undefined
  /** Missing if an admin checked the account. */
  transfer?: Transfer
}

interface Transfer {
  /** Cents. */
  amount: number
  /** The rest is let off if too little. */
  isEnough: boolean
  also: Changes
}

/**
 * Paid by transfer, even if cancelled for non-payment; closes its payment page. Crediting the partner never delays
 * the files. Repeating it changes nothing.
 * @throws ShopError `order_not_found`; `order_state`, also if anonymised or the transfer is too little;
 * `invalid_input` for a day in the future or before the order, unless a statement names it
 */
export async function confirmPayment(
  store: Store,
  id: string,
  actor: string,
  { bookedOn = dayOf(now()), transfer }: Confirmation = {},
): Promise<Order> {
  const conversion = taskAdded('conversion', id)
  let ending: ReturnType<typeof sessionEnding> = null
  const order = await moveOrder(store, id, 'paid', actor, async (unpaid) => {
    const turnover = await turnoverBefore(store, unpaid)
    if (isAnonymous(unpaid)) throw new ShopError('order_state')
    if (!transfer) refuseUnlikely(bookedOn, unpaid)
    ending = sessionEnding(unpaid)
    const missing = transfer ? Math.max(0, restOf(unpaid) - transfer.amount) : 0
    if (missing > 0 && !transfer?.isEnough) throw new ShopError('order_state')
    const amount = unpaid.total - missing
    return {
      ...deskNoted(unpaid, {
        actor,
        act: 'order-confirmed',
        before: unpaid.status,
        after: { status: 'paid', amount, bookedOn, ...(missing > 0 ? { reduction: missing } : {}) },
      }),
      ...paymentReceived({ ...unpaid, total: amount }, { method: 'vorkasse', bookedOn }, turnover),
      ...(missing > 0 ? totalReduced(unpaid, missing) : {}),
      ...(unpaid.attribution ? conversion.changes : {}),
      ...ending?.changes,
      ...transfer?.also,
    }
  })
  await attemptTask(store, conversion.id, { conversion: creditPartner })
  await attemptEnding(store, order.paymentMethod, ending)
  return order
}

function refuseUnlikely(day: string, { createdAt }: Order): void {
  const problem = day > dayOf(now()) ? 'booked_future' : day < dayOf(createdAt) ? 'booked_before' : null
  if (problem !== null) throw new ShopError('invalid_input', { fields: { on: tFields(problem) } })
}
