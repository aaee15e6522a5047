import { now } from '@/lib/core/clock'
import { emitEvent } from './emit-event'
import {
  newId,
  NOT_PAID_OUT,
  payouts,
  transactions,
  type IntentRecord,
  type PayoutRecord,
  type TransactionRecord,
} from './records'
import { invalid } from './wire/refusal'
import { seconds, type Service } from './service'
import { wirePayout } from './wire/wire-payout'

const DAY_MS = 24 * 3_600_000
/** Stripe's fees for a European card and for a dispute, in cents. */
const CHARGE_FEE = { percent: 1.5, fixed: 25 }
const DISPUTE_FEE = 2_000

/** Moves the balance; the next payout includes it. */
export function moveBalance(
  service: Service,
  movement: Pick<TransactionRecord, 'category' | 'amount' | 'currency' | 'sourceId'> &
    Partial<Pick<TransactionRecord, 'fee' | 'intentId'>>,
): TransactionRecord {
  const times = { created: seconds(), paysOutAt: service.paysOutAt() }
  const transaction = { id: newId('txn_'), fee: 0, intentId: null, payoutId: null, ...times, ...movement }
  service.store.put(transactions, transaction)
  return transaction
}

/** A payment arrives, less its fee. */
export function chargeArrived(service: Service, { id, chargeId, amount, currency }: IntentRecord): void {
  const fee = Math.round((amount * CHARGE_FEE.percent) / 100) + CHARGE_FEE.fixed
  moveBalance(service, { category: 'charge', amount, fee, currency, sourceId: chargeId, intentId: id })
}

interface Disputed {
  id: string
  amount: number
  currency: string
  intentId: string
}

/** The buyer's bank takes the money of a dispute, which costs a fee, or gives it back. */
export function disputeMoved(
  service: Service,
  { id: sourceId, amount, currency, intentId }: Disputed,
  way: 'taken' | 'back',
): void {
  const moved =
    way === 'taken'
      ? ({ category: 'dispute', amount: -amount, fee: DISPUTE_FEE } as const)
      : ({ category: 'dispute_reversal', amount } as const)
  moveBalance(service, { ...moved, currency, sourceId, intentId })
}

/**
 * Pays out all that has moved the balance since the last payout.
 * @returns null if nothing is left of it
 */
export function payOut(service: Service): PayoutRecord | null {
  const { store } = service
  const open = [...store.list(transactions, { intent: NOT_PAID_OUT })]
  const amount = open.reduce((sum, transaction) => sum + transaction.amount - transaction.fee, 0)
  const [first] = open
  if (!first || amount <= 0) return null
  const { currency } = first
  const id = newId('po_')
  const payout: PayoutRecord = {
    id,
    created: seconds(),
    amount,
    currency,
    status: 'in_transit',
    settlesAt: service.settlesAt(),
  }
  store.put(payouts, payout)
  const own = moveBalance(service, { category: 'payout', amount: -amount, currency, sourceId: id })
  for (const transaction of [own, ...open])
    store.put(transactions, { ...transaction, payoutId: id, paysOutAt: null })
  return payout
}

/** Pays out because a movement is due; waits for another day if nothing is left. */
export function payOutDue(service: Service, due: TransactionRecord): void {
  if (payOut(service) === null) service.store.put(transactions, { ...due, paysOutAt: now() + DAY_MS })
}

/**
 * Marks a payout as arrived, or as failed, also after it had arrived: then its money returns to the balance.
 * @throws Refusal if it can no longer change to that
 */
export function settlePayout(
  service: Service,
  payout: PayoutRecord,
  outcome: 'succeeded' | 'failed',
): PayoutRecord {
  const { id, amount, currency, status } = payout
  const hasFailed = outcome === 'failed'
  const isPossible = status === 'in_transit' || (status === 'paid' && hasFailed)
  if (!isPossible) throw invalid(`The payout ${id} is ${status}.`)
  const settled: PayoutRecord = { ...payout, status: hasFailed ? 'failed' : 'paid', settlesAt: null }
  service.store.put(payouts, settled)
  if (hasFailed) moveBalance(service, { category: 'payout_reversal', amount, currency, sourceId: id })
  emitEvent(service, hasFailed ? 'payout.failed' : 'payout.paid', wirePayout(settled))
  return settled
}
