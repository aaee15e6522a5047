import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { getOrder } from '@/lib/orders/data'
import { isAnonymous } from '@/lib/orders/order-fields'
import type { Order } from '@/lib/orders/schema'
import { changeOrder } from '@/lib/orders/state/change-order'
import { restOf } from '@/lib/orders/transfers'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { entryMoved, getEntry } from './data'
import type { BankEntry } from './schema'

type Part = NonNullable<Order['transfers']>[string]['as']

/**
 * Marks the order as paid and confirms the payment, in one write.
 * @param isChosen by an admin: then the order may cost another amount (a missing rest is waived), be cancelled (which
 * is undone), or be paid already (the payment becomes a surplus) unless no statement shows how
 * @returns whether the order has it now, or already had it; false if it is anonymous, gone, or paid with test keys
 */
export async function giveToOrder(
  store: Store,
  entry: BankEntry,
  orderId: string,
  actor: string,
  { isChosen = false, also = {} }: { isChosen?: boolean; also?: Changes } = {},
): Promise<boolean> {
  const order = await getOrder(store, orderId)
  try {
    if (order && isPayable(order, entry, isChosen))
      await confirmPayment(store, orderId, actor, {
        bookedOn: entry.bookedOn,
        transfer: {
          amount: entry.amount,
          isEnough: isChosen,
          also: { ...entryGiven(entry, orderId, 'last', actor), ...also },
        },
      })
    else if (order && isChosen) await addToPaid(store, entry, order, actor)
  } catch (error) {
    if (!isOvertaken(error)) throw error
  }
  const after = await getEntry(store, entry.id)
  return after?.state === 'confirmed' && after.orderId === orderId
}

export function entryGiven(entry: BankEntry, orderId: string, as: Part, actor: string): Changes {
  const { id, amount, state } = entry
  const at = now()
  return {
    ...entryMoved(entry, { state: 'confirmed', orderId, decidedAt: at, decidedBy: actor }),
    [`orders/${orderId}/transfers/${id}`]: { amount, at, as, ...payerIn(entry) },
    ...journalAdded({
      actor,
      act: 'statement-confirmed',
      subject: `bankEntries/${id}`,
      before: { state },
      after: { orderId, amount },
    }),
  }
}

function payerIn({ name, iban }: BankEntry) {
  return { ...(name === '' ? {} : { holder: name }), ...(iban === '' ? {} : { iban }) }
}

function isPayable(order: Order, { amount }: BankEntry, isChosen: boolean): boolean {
  if (isChosen) return order.status === 'pending' || order.status === 'cancelled'
  return order.status === 'pending' && restOf(order) === amount
}

async function addToPaid(store: Store, entry: BankEntry, { id }: Order, actor: string): Promise<void> {
  await changeOrder(store, id, async (present) => {
    const asRead = await getEntry(store, entry.id)
    const isOpen = asRead?.state === entry.state
    const isPaid = present.status === 'paid' || present.status === 'refunded'
    return isOpen && isPaid && !isAnonymous(present) ? entryGiven(asRead, id, 'more', actor) : null
  })
}

function isOvertaken(error: unknown): boolean {
  if (isConflict(error)) return true
  return error instanceof ShopError && (error.code === 'order_state' || error.code === 'order_not_found')
}
