import { isTrialShop } from '@/lib/legal/current-owner'
import type { HostedPayment } from '../hosted-payment'
import { paymentMethodSchema, providerSchema, type PaymentMethod, type Provider } from '../schema'
import { stripePayment } from './stripe/stripe-payment'

const providers: Record<Provider, HostedPayment> = { stripe: stripePayment }

export function hostedPayment(method: Provider): HostedPayment
export function hostedPayment(method: PaymentMethod): HostedPayment | null
export function hostedPayment(method: PaymentMethod): HostedPayment | null {
  return method === 'vorkasse' ? null : providers[method]
}

/** Until the shop opens only with test keys, and afterwards only with live ones. */
export function isOffered(method: PaymentMethod): boolean {
  const hosted = hostedPayment(method)
  return hosted ? hosted.isOffered() && hosted.isTrial() === isTrialShop() : true
}

export function isTrialMoney(method: PaymentMethod): boolean {
  return hostedPayment(method)?.isTrial() ?? false
}

/** Cents. */
export function takes(method: PaymentMethod, total: number): boolean {
  return total >= (hostedPayment(method)?.least ?? 0)
}

/** The checkout's default first. */
export function offeredMethods(): PaymentMethod[] {
  return paymentMethodSchema.options.filter(isOffered)
}

export function offeredProviders(): Provider[] {
  return providerSchema.options.filter(isOffered)
}

/** @returns whether there is one: else the shop only offers bank transfer @throws ShopError `payment_unavailable` */
export async function reachProviders(): Promise<boolean> {
  const offered = offeredProviders()
  await Promise.all(offered.map((provider) => providers[provider].answers()))
  return offered.length > 0
}
