import 'server-only'
import type { HostedPayment } from './hosted-payment'
import type { PaymentMethod } from './schema'
import { stripePayment } from './stripe/stripe-payment'

/** The ways to pay on a provider's page. The others have all that they need on the order's page. */
const hosted: Partial<Record<PaymentMethod, HostedPayment>> = { stripe: stripePayment }

/** The provider of a way to pay, if it has one. */
export function hostedPayment(method: PaymentMethod): HostedPayment | null {
  return hosted[method] ?? null
}

/** Whether a buyer may pay this way. */
export function isOffered(method: PaymentMethod): boolean {
  return hosted[method]?.isOffered() ?? true
}
