import type Stripe from 'stripe'
import type { PayoutRecord } from '../records'

const DAY_S = 24 * 3_600

export function wirePayout({ id, amount, created, currency, status }: PayoutRecord): Stripe.Payout {
  return {
    id,
    object: 'payout',
    ...unused,
    amount,
    // Midnight of a day in UTC.
    arrival_date: created - (created % DAY_S),
    created,
    currency,
    failure_code: status === 'failed' ? 'account_closed' : null,
    failure_message: status === 'failed' ? 'The bank account has been closed.' : null,
    status,
  }
}

/** Constant fields of every payout here. */
const unused = {
  application_fee: null,
  application_fee_amount: null,
  automatic: true,
  balance_transaction: null,
  description: 'STRIPE PAYOUT',
  destination: null,
  failure_balance_transaction: null,
  livemode: false,
  metadata: {},
  method: 'standard',
  original_payout: null,
  payout_method: null,
  reconciliation_status: 'completed',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  trace_id: null,
  type: 'bank_account',
} satisfies Partial<Stripe.Payout>
