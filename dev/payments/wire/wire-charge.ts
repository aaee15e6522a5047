import type Stripe from 'stripe'
import type { IntentRecord } from '../records'

type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'currency'
  | 'created'
  | 'livemode'
  | 'paid'
  | 'payment_intent'
  | 'payment_method'
>

/** The charge of a payment in Stripe's format, with the fields in use; null before the first attempt. */
export function wireCharge({ id, chargeId, amount, currency, created, method, status }: IntentRecord) {
  if (chargeId === null) return null
  const { type, fingerprint = null } = method
  const charge: Charge = {
    id: chargeId,
    object: 'charge',
    amount,
    currency,
    created,
    livemode: false,
    paid: status === 'succeeded',
    payment_intent: id,
    payment_method: method.id,
  }
  return { ...charge, payment_method_details: { type, [type]: { fingerprint, country: 'DE' } } }
}
