import { wasPaid } from '@/lib/orders/access/open-despite-lock'
import type { Order } from '@/lib/orders/schema'

/** Cents. */
export interface OrderSums {
  count: number
  paid: number
  refunded: number
  /** False if there are more orders than were looked at. */
  isWhole: boolean
}

export function sumsOf(orders: readonly Order[], isWhole: boolean): OrderSums {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    count: orders.length,
    paid: sum(orders.filter(wasPaid).map(({ total }) => total)),
    refunded: sum(orders.map(({ refunded = 0 }) => refunded)),
    isWhole,
  }
}
