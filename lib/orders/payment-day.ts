import { dayOf } from '@/lib/core/clock'
import type { Order } from './schema'

/** The day on which an order was paid, as `YYYY-MM-DD`: the bank's, or without one the day on which the shop heard of it. */
export function paymentDay({
  payment,
  history,
  createdAt,
}: Pick<Order, 'payment' | 'history' | 'createdAt'>) {
  return payment?.bookedOn ?? dayOf(payment?.paidAt ?? history.paid?.at ?? createdAt)
}
