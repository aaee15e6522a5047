import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { isTrialShop } from '@/lib/legal/current-owner'
import { isTrialMoney } from '@/lib/payment/providers/providers'
import type { PaymentMethod } from '@/lib/payment/schema'
import type { Order, Trial } from './schema'

/** Which kind of trial an order is if it is paid this way now; undefined for a real order. */
export function trialBy(method: PaymentMethod): Trial | undefined {
  if (isTrialShop()) return 'shop'
  return isTrialMoney(method) ? 'payment' : undefined
}

/** Whether an order can be paid this way now: a real one with live keys only, a trial with test keys only. */
export function isPaidAlike({ trial }: Pick<Order, 'trial'>, method: PaymentMethod): boolean {
  if (trial === 'payment') return isTrialMoney(method)
  return isTrialShop() || (trial === undefined && !isTrialMoney(method))
}

/** @throws ShopError `order_trial` if it would pay a real order with test keys, or a trial with live ones */
export function requirePaidAlike(order: Pick<Order, 'trial'>, method: PaymentMethod): void {
  if (!isPaidAlike(order, method)) throw new ShopError('order_trial')
}
