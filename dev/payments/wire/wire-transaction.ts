import type Stripe from 'stripe'
import type { RecordStore } from '../record-store'
import { disputes, intents, payouts, refunds, type TransactionRecord } from '../records'
import { known } from './listing'
import { wireCharge } from './wire-charge'
import { wireDispute } from './wire-dispute'
import { wirePayout } from './wire-payout'
import { wireRefund } from './wire-refund'

type Category = TransactionRecord['category']

const types: Record<Category, Stripe.BalanceTransaction['type']> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  dispute: 'adjustment',
  dispute_reversal: 'adjustment',
  fee: 'stripe_fee',
  payout: 'payout',
  payout_reversal: 'payout_failure',
}

/** A movement of the balance in Stripe's format, with the id of what it is about. */
export function wireTransaction({
  id,
  amount,
  fee,
  created,
  currency,
  category,
  sourceId,
}: TransactionRecord): Stripe.BalanceTransaction {
  const detail = { amount: fee, application: null, currency, description: 'Stripe processing fees' }
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [{ ...detail, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source: sourceId,
    status: 'available',
    type: types[category],
  }
}

/** The object that a movement is about, in full. */
export function wireSource(store: RecordStore, { category, sourceId, intentId }: TransactionRecord) {
  if (sourceId === null) return null
  if (category === 'charge') return wireCharge(known(store, intents, intentId ?? ''))
  if (category === 'refund' || category === 'refund_failure')
    return wireRefund(known(store, refunds, sourceId))
  if (category === 'dispute' || category === 'dispute_reversal')
    return wireDispute(known(store, disputes, sourceId))
  return wirePayout(known(store, payouts, sourceId))
}
