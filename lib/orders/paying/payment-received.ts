import 'server-only'
import { now } from '@/lib/core/clock'
import type { Changes } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import type { Order } from '../schema'

/** Records that an order was paid in full, and issues its invoice or cancels the correction of a payment taken back. */
export function paymentReceived(
  order: Order,
  payment: Pick<NonNullable<Order['payment']>, 'method' | 'sessionId' | 'paymentIntentId' | 'bookedOn'>,
): Changes {
  const { id, total: amount } = order
  return {
    [`orders/${id}/payment`]: { ...payment, amount, currency: 'EUR', paidAt: now() },
    [`orders/${id}/session`]: null,
    [`orders/${id}/isPaymentOpen`]: null,
    ...taskAdded('invoice', id).changes,
    ...paidAgain(order, payment.bookedOn),
  }
}

function paidAgain({ id, total, takenBack = {} }: Order, bookedOn: string | undefined): Changes {
  const open = Object.entries(takenBack).filter(([, { paidAgainAt }]) => paidAgainAt === undefined)
  const changes = open.map(([takenId]) => ({
    [`orders/${id}/takenBack/${takenId}/paidAgainAt`]: now(),
    [`orders/${id}/takenBack/${takenId}/paidAgain`]: total,
    ...(bookedOn === undefined ? {} : { [`orders/${id}/takenBack/${takenId}/paidAgainOn`]: bookedOn }),
    ...taskAdded('invoice', pairSubject(id, takenId)).changes,
  }))
  return Object.assign({}, ...changes)
}
