import 'server-only'
import type { HostedPayment } from '../hosted-payment'
import { paymentMethodSchema, providerSchema, type PaymentMethod, type Provider } from '../schema'
import { stripePayment } from './stripe/stripe-payment'

const providers: Record<Provider, HostedPayment> = { stripe: stripePayment }

/** The provider of a way to pay; null for a transfer, for which the order's page has all that is needed. */
export function hostedPayment(method: Provider): HostedPayment
export function hostedPayment(method: PaymentMethod): HostedPayment | null
export function hostedPayment(method: PaymentMethod): HostedPayment | null {
  return method === 'vorkasse' ? null : providers[method]
}

/** Whether a buyer may pay this way. */
export function isOffered(method: PaymentMethod): boolean {
  return hostedPayment(method)?.isOffered() ?? true
}

/** The ways to pay that a buyer has, first the one that the checkout proposes. */
export function offeredMethods(): PaymentMethod[] {
  return paymentMethodSchema.options.filter(isOffered)
}

/** Those on whose pages a buyer may pay. */
export function offeredProviders(): Provider[] {
  return providerSchema.options.filter(isOffered)
}

/**
 * Resolves if every provider on whose page buyers may pay answers the shop.
 * @returns whether there is one: without an account the shop offers the transfer alone
 * @throws ShopError `payment_unavailable`
 */
export async function reachProviders(): Promise<boolean> {
  const offered = offeredProviders()
  await Promise.all(offered.map((provider) => providers[provider].answers()))
  return offered.length > 0
}
