import type Stripe from 'stripe'
import type { SessionRecord } from '../records'

/** A session in Stripe's format. @param origin of its payment page */
export function wireSession(
  session: SessionRecord,
  origin: string,
  intent: Stripe.PaymentIntent | null,
): Stripe.Checkout.Session {
  const { id, amount, email, status } = session
  return {
    id,
    object: 'checkout.session',
    ...unused,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency: session.currency,
    customer_details: email === null ? null : customer(email),
    customer_email: email,
    expires_at: session.expiresAt,
    locale: session.locale,
    metadata: session.metadata,
    payment_intent: intent ?? session.intentId,
    payment_status: session.isPaid ? 'paid' : 'unpaid',
    status,
    success_url: session.successUrl,
    url: status === 'open' ? `${origin}/pay/${id}` : null,
  }
}

function customer(email: string): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  }
}

/** Constant fields of every session here. */
const unused = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card', 'sepa_debit'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>
