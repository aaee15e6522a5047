import type Stripe from 'stripe'
import type { RefundRecord } from '../records'

export function wireRefund(refund: RefundRecord): Stripe.Refund {
  const { id, amount, created, currency, metadata, reason, status, failureReason } = refund
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: refund.chargeId,
    created,
    currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: refund.intentId,
    payment_method: refund.methodId,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
    ...(status === 'pending' ? { pending_reason: 'processing' } : {}),
    ...(failureReason === null ? {} : { failure_reason: failureReason }),
  }
}
