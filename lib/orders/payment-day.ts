import { dayOf } from '@/lib/core/clock'
import type { Order } from './schema'

/** The day on which an order was paid, as `YYYY-MM-DD`: the bank's, or without one the day on which the shop heard of it. */
export function paymentDay({ payment, createdAt }: Pick<Order, 'payment' | 'createdAt'>): string {
  return payment?.bookedOn ?? dayOf(payment?.paidAt ?? createdAt)
}
