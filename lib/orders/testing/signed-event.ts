import { createHmac } from 'node:crypto'
import { now } from '@/lib/core/clock'

export const WEBHOOK_SECRET = 'whsec_of_these_tests'
let events = 0

interface Signature {
  secret?: string
  /** How long ago it was signed. */
  secondsAgo?: number
}

export function eventBody(type: string, object: object, livemode = false): string {
  const id = `evt_${(events += 1)}`
  return JSON.stringify({ id, object: 'event', type, livemode, data: { object } })
}

export function signatureOf(
  body: string,
  { secret = WEBHOOK_SECRET, secondsAgo = 0 }: Signature = {},
): string {
  const time = Math.floor(now() / 1000) - secondsAgo
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

/** A Checkout Session that paid an order, as Stripe reports it. */
export function paidSession(orderId: string, total: number, changed: object = {}): object {
  return {
    id: `cs_test_${orderId}`,
    object: 'checkout.session',
    client_reference_id: orderId,
    metadata: { orderId, attempt: '0' },
    amount_total: total,
    currency: 'eur',
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_${orderId}`,
    url: null,
    expires_at: 1_780_311_600,
    ...changed,
  }
}
