import type Stripe from 'stripe'
import type { SessionFacts } from '../hosted-payment'

/** A Checkout Session in the shop's words. */
export function sessionFacts(session: Stripe.Checkout.Session): SessionFacts {
  const { id, client_reference_id, metadata, amount_total, currency, payment_intent, url } = session
  const named = metadata?.orderId ?? null
  return {
    sessionId: id,
    // An order must be named alike in both places.
    orderId: named === client_reference_id ? named : null,
    amount: amount_total ?? 0,
    currency: (currency ?? '').toUpperCase(),
    state: stateOf(session),
    paymentId: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null),
    url,
    expiresAt: session.expires_at * 1000,
  }
}

function stateOf({ status, payment_status }: Stripe.Checkout.Session): SessionFacts['state'] {
  if (payment_status === 'paid') return 'paid'
  if (status === 'complete') return 'processing'
  return status === 'expired' ? 'expired' : 'open'
}
