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
    attempt: attemptOf(metadata?.attempt),
    amount: amount_total ?? 0,
    currency: (currency ?? '').toUpperCase(),
    state: stateOf(session),
    paymentId: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null),
    url,
    expiresAt: session.expires_at * 1000,
  }
}

function attemptOf(given = ''): number | null {
  return /^\d{1,9}$/.test(given) ? Number(given) : null
}

/** That a payment has failed after all, only the payment says, where it was asked for. */
function stateOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): SessionFacts['state'] {
  if (payment_status === 'paid') return 'paid'
  const payment = typeof payment_intent === 'string' ? undefined : payment_intent?.status
  const hasFailed = payment === 'requires_payment_method' || payment === 'canceled'
  if (status === 'complete') return hasFailed ? 'failed' : 'processing'
  return status === 'expired' ? 'expired' : 'open'
}
