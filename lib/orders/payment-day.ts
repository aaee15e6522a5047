import { dayOf } from '@/lib/core/clock'
import type { Order } from './schema'

/** The day an order was paid, as `YYYY-MM-DD`: the bank's booking day, or else the day the shop learned of it. */
export function paymentDay({ payment, createdAt }: Pick<Order, 'payment' | 'createdAt'>): string {
  return payment?.bookedOn ?? dayOf(payment?.paidAt ?? createdAt)
}
