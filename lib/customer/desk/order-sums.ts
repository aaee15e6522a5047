import { wasPaid } from '@/lib/orders/access/open-despite-lock'
import { isCounted } from '@/lib/orders/is-counted'
import type { Order } from '@/lib/orders/schema'

/** Sums over some orders; cents. Those paid with a provider's keys for trying out are among the orders, not among the money. */
export interface OrderSums {
  count: number
  paid: number
  refunded: number
  /** False if there are more orders than were looked at. */
  isWhole: boolean
}

export function sumsOf(orders: readonly Order[], isWhole: boolean): OrderSums {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const counted = orders.filter(isCounted)
  return {
    count: orders.length,
    paid: sum(counted.filter(wasPaid).map(({ total }) => total)),
    refunded: sum(counted.map(({ refunded = 0 }) => refunded)),
    isWhole,
  }
}
