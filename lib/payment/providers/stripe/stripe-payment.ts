import { asciiAddress } from '@/lib/core/text/email-address'
import type Stripe from 'stripe'
import { env, type Env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import type { HostedPayment, Payable, RefundFacts, SessionFacts } from '../../hosted-payment'
import { ask, stripe } from './client'
import { readEvent, refundFacts, sessionFacts } from './read-event'
import { listPayoutLines, listPayouts } from './read-payouts'

const SESSION_MS = 3_600_000

export const stripePayment: HostedPayment = {
  isOffered: () => env().STRIPE_SECRET_KEY !== undefined,
  isTrial: () => !takesRealMoney(env()),
  // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
  least: 50,

  async answers() {
    await ask(async () => (await stripe()).checkout.sessions.list({ limit: 1 }), { isProbe: true })
  },

  async open(payable) {
    const options = { idempotencyKey: `session_${payable.orderId}_${payable.attempt}` }
    return ask(async () => {
      const facts = sessionFacts(
        await (await stripe()).checkout.sessions.create(sessionFor(payable), options),
      )
      if (facts.orderId !== payable.orderId || facts.url === null) throw new Error('no page for the order')
      return facts
    })
  },

  // A returning buyer waits only briefly, but a later answer counts, too.
  look: (sessionId) => look(sessionId, 'task'),

  async close(sessionId) {
    const expire = async () => sessionFacts(await (await stripe()).checkout.sessions.expire(sessionId))
    const facts = await ask(expire, { onRefused: () => look(sessionId, 'buyer') })
    // Someone is paying on it right now.
    if (facts.state === 'open') throw new ShopError('payment_unavailable')
    return facts
  },

  async refund({ paymentId, amount, orderId, refundId }) {
    // Stripe forgets idempotency keys after a day, and a refund may be retried later. A payment that Stripe does not
    // know, such as another account's, has no refund, and a new one is refused, too.
    const find = () => findRefund(paymentId, refundId)
    const earlier = await ask(find, { for: 'task', onRefused: () => null })
    if (earlier) return earlier
    const params = { payment_intent: paymentId, amount, metadata: { orderId, refundId } }
    const refund = async () =>
      refundFacts(await (await stripe()).refunds.create(params, { idempotencyKey: refundId }))
    return ask(refund, { for: 'task', onRefused: () => ({ status: 'failed' }) })
  },

  async means(paymentId) {
    const params = { expand: ['latest_charge'] }
    const retrieve = async () => {
      const charge = (await (await stripe()).paymentIntents.retrieve(paymentId, params)).latest_charge
      const details = typeof charge === 'object' ? charge?.payment_method_details : null
      const means = details?.card ?? details?.sepa_debit
      return { fingerprint: means?.fingerprint ?? null, country: means?.country ?? null }
    }
    return ask(retrieve, { for: 'task' })
  },

  payouts: listPayouts,
  payoutLines: listPayoutLines,

  read: readEvent,
}

/** Test keys, or another address than Stripe's, move no money. */
export function takesRealMoney({
  STRIPE_SECRET_KEY,
  STRIPE_API_ORIGIN,
}: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_ORIGIN'>): boolean {
  return /^[sr]k_live_/.test(STRIPE_SECRET_KEY ?? '') && STRIPE_API_ORIGIN === undefined
}

function look(sessionId: string, waiting: 'buyer' | 'task'): Promise<SessionFacts> {
  const options = { expand: ['payment_intent'] }
  const retrieve = async () =>
    sessionFacts(await (await stripe()).checkout.sessions.retrieve(sessionId, options))
  return ask(retrieve, { for: waiting })
}

async function findRefund(paymentId: string, refundId: string): Promise<RefundFacts | null> {
  for await (const refund of (await stripe()).refunds.list({ payment_intent: paymentId, limit: 100 })) {
    if (refund.metadata?.refundId === refundId) return refundFacts(refund)
  }
  return null
}

function sessionFor({
  orderId,
  email,
  items,
  returnUrl,
  cancelUrl,
  attempt,
  startedAt,
}: Payable): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: items.map(({ name, price }) => ({
      quantity: 1,
      price_data: {
        currency: 'eur',
        unit_amount: price,
        tax_behavior: 'inclusive' as const,
        product_data: { name },
      },
    })),
    client_reference_id: orderId,
    metadata: { orderId, attempt: String(attempt) },
    payment_intent_data: { metadata: { orderId } },
    ...prefilled(email),
    locale: 'de',
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor((startedAt + SESSION_MS) / 1000),
  }
}

/** Stripe accepts only ASCII addresses; buyers with another one enter an address on Stripe's page. */
function prefilled(email: string): { customer_email?: string } {
  const ascii = asciiAddress(email)
  return ascii === null || /[^ -~]/.test(ascii) ? {} : { customer_email: ascii }
}
