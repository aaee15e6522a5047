import type Stripe from 'stripe'
import type { DisputeRecord } from '../records'

export function wireDispute(dispute: DisputeRecord): Stripe.Dispute {
  const { id, amount, created, currency, reason, status, dueBy } = dispute
  const isAnswered = status.endsWith('under_review')
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: dispute.chargeId,
    created,
    currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: dueBy,
      enhanced_eligibility: {},
      has_evidence: isAnswered,
      past_due: false,
      submission_count: isAnswered ? 1 : 0,
      submission_method: isAnswered ? 'manual' : 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: status.startsWith('warning_'),
    livemode: false,
    metadata: {},
    payment_intent: dispute.intentId,
    reason,
    status,
  }
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
