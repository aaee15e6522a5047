import { dayOf } from '@/lib/core/clock'
import type { Order } from './schema'

/** `YYYY-MM-DD`: the bank's booking day, else the day the shop learned of it. */
export function paymentDay({ payment, createdAt }: Pick<Order, 'payment' | 'createdAt'>): string {
  return payment?.bookedOn ?? dayOf(payment?.paidAt ?? createdAt)
}
