import type Stripe from 'stripe'
import type { IntentRecord } from '../records'

export function wireIntent(intent: IntentRecord): Stripe.PaymentIntent {
  const { id, amount, method, status } = intent
  const hasMethod = status === 'processing' || status === 'succeeded'
  return {
    id,
    object: 'payment_intent',
    ...unused,
    amount,
    amount_received: status === 'succeeded' ? amount : 0,
    canceled_at: intent.canceledAt,
    cancellation_reason: status === 'canceled' ? 'expired' : null,
    client_secret: `${id}_secret_test`,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.hasFailed ? failures[method.type] : null,
    latest_charge: intent.chargeId,
    metadata: intent.metadata,
    payment_method: hasMethod ? method.id : null,
    status,
  }
}

const failures = {
  card: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  sepa_debit: {
    type: 'card_error',
    code: 'payment_intent_payment_attempt_failed',
    message: 'The payment failed.',
  },
} satisfies Record<string, Stripe.PaymentIntent.LastPaymentError>

/** Constant fields of every payment here. */
const unused = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card', 'sepa_debit'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>
