import { moveBalance } from './balance'
import { emitEvent } from './emit-event'
import type { CreateRefund } from './wire/parameters'
import { disputes, intents, newId, refunds, type IntentRecord, type RefundRecord } from './records'
import { invalid, missing } from './wire/refusal'
import { seconds, type Service } from './service'
import { wireRefund } from './wire/wire-refund'

/**
 * Refunds an amount, or everything left. Cards are refunded at once, debits after a while.
 * @throws Refusal if the payment is unknown, unpaid or disputed, or has too little left
 */
export function createRefund(service: Service, given: CreateRefund): RefundRecord {
  const intent = service.store.find(intents, given.payment_intent)
  if (!intent) throw missing(intents, given.payment_intent, 'payment_intent')
  const chargeId = refundableCharge(service, intent)
  const left = intent.amount - refundedOf(service, intent)
  if (left === 0) {
    throw invalid(`Charge ${chargeId} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  const { amount = left } = given
  if (amount > left) {
    const [asked, rest] = [amount, left].map((cents) => (cents / 100).toFixed(2))
    const message = `Refund amount (€${asked}) is greater than unrefunded amount on charge (€${rest})`
    throw invalid(message, { param: 'amount' })
  }
  const isSlow = intent.method.type === 'sepa_debit'
  const refund: RefundRecord = {
    id: newId('re_'),
    created: seconds(),
    amount,
    currency: intent.currency,
    intentId: intent.id,
    chargeId,
    methodId: intent.method.id,
    metadata: given.metadata ?? {},
    reason: given.reason ?? null,
    status: isSlow ? 'pending' : 'succeeded',
    failureReason: null,
    settlesAt: isSlow ? service.settlesAt() : null,
  }
  service.store.put(refunds, refund)
  const { id: sourceId, currency, intentId } = refund
  moveBalance(service, { category: 'refund', amount: -amount, currency, sourceId, intentId })
  emitEvent(service, 'refund.created', wireRefund(refund))
  return refund
}

function refundableCharge({ store }: Service, { id, status, chargeId }: IntentRecord): string {
  if (status !== 'succeeded' || chargeId === null) {
    throw invalid(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  }
  for (const dispute of store.list(disputes, { intent: id })) {
    // A refund can end an inquiry.
    if (dispute.status === 'won' || dispute.status.startsWith('warning_')) continue
    throw invalid(`Charge ${chargeId} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  return chargeId
}

function refundedOf({ store }: Service, { id }: IntentRecord): number {
  const given = [...store.list(refunds, { intent: id })].filter(({ status }) => status !== 'failed')
  return given.reduce((sum, { amount }) => sum + amount, 0)
}
