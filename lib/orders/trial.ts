import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { isTrialShop } from '@/lib/legal/current-owner'
import { isTrialMoney } from '@/lib/payment/providers/providers'
import type { PaymentMethod } from '@/lib/payment/schema'
import type { Order, Trial } from './schema'

/** What an order is if it is paid this way now: a trial, or undefined for a real one. */
export function trialBy(method: PaymentMethod): Trial | undefined {
  if (isTrialShop()) return 'shop'
  return isTrialMoney(method) ? 'payment' : undefined
}

/** Whether an order can be paid this way now: a real one with real money only, a trial with none. */
export function isPaidAlike({ trial }: Pick<Order, 'trial'>, method: PaymentMethod): boolean {
  if (trial === 'payment') return isTrialMoney(method)
  return isTrialShop() || (trial === undefined && !isTrialMoney(method))
}

/** @throws ShopError `order_trial` if it would pay a real order with no money, or a trial with some */
export function requirePaidAlike(order: Pick<Order, 'trial'>, method: PaymentMethod): void {
  if (!isPaidAlike(order, method)) throw new ShopError('order_trial')
}
