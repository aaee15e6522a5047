import 'server-only'
import type Stripe from 'stripe'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import type { PaymentEvent, RefundFacts } from '../hosted-payment'
import { stripe } from './client'
import { sessionFacts } from './session-facts'

/** Stripe's own tolerance. */
const OLDEST_SECONDS = 300

/**
 * What one of Stripe's webhook calls says; null for kinds that the shop needs not know.
 * @throws ShopError `bad_signature` if it was not signed by Stripe within the last five minutes
 */
export async function readEvent(message: string, headers: Headers): Promise<PaymentEvent | null> {
  const event = await verified(message, headers.get('stripe-signature') ?? '')
  return isOfOtherMode(event) ? null : eventOf(event)
}

function eventOf(event: Stripe.Event): PaymentEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { about: 'session', session: sessionFacts(event.data.object) }
    case 'checkout.session.async_payment_failed':
      return { about: 'session', session: { ...sessionFacts(event.data.object), state: 'failed' } }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundEvent(event.data.object)
    case 'charge.dispute.created':
      return disputeEvent(event.data.object, 'open')
    case 'charge.dispute.closed':
      return disputeEvent(event.data.object, outcomeOf(event.data.object))
    default:
      return null
  }
}

async function verified(message: string, signature: string): Promise<Stripe.Event> {
  const secret = env().STRIPE_WEBHOOK_SECRET
  if (!secret) throw new ShopError('bad_signature')
  try {
    return await stripe().webhooks.constructEventAsync(message, signature, secret, OLDEST_SECONDS)
  } catch (cause) {
    throw new ShopError('bad_signature', { cause })
  }
}

/** Whether it tells of money that is only played with while the shop takes real money, or the other way about. */
function isOfOtherMode({ livemode }: Stripe.Event): boolean {
  const [mode] = /(?<=^.k_)(live|test)(?=_)/.exec(env().STRIPE_SECRET_KEY ?? '') ?? []
  return mode !== undefined && livemode !== (mode === 'live')
}

/** How a refund stands, in the shop's words. */
export function refundFacts({ id, status }: Stripe.Refund): RefundFacts {
  if (status === 'succeeded') return { providerId: id, status: 'done' }
  const isLost = status === 'failed' || status === 'canceled'
  return { providerId: id, status: isLost ? 'failed' : 'pending' }
}

function refundEvent(refund: Stripe.Refund): PaymentEvent | null {
  const { orderId = null, refundId = null } = refund.metadata ?? {}
  const paymentId = idOf(refund.payment_intent)
  if (paymentId === null) return null
  return { about: 'refund', orderId, refundId, paymentId, amount: refund.amount, refund: refundFacts(refund) }
}

/** A bank's mere question is closed without being won or lost, and takes nothing. */
const outcomeOf = ({ status }: Stripe.Dispute) => (status === 'lost' ? 'lost' : 'won')

function disputeEvent(
  { id, payment_intent, amount }: Stripe.Dispute,
  status: 'open' | 'won' | 'lost',
): PaymentEvent | null {
  const paymentId = idOf(payment_intent)
  return paymentId === null ? null : { about: 'dispute', disputeId: id, paymentId, amount, status }
}

/** The id of something that Stripe gives by its id, or as a whole. */
function idOf(given: string | { id: string } | null): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null)
}
