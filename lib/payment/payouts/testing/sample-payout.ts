import type { Changes } from '@/lib/store/store'
import { addSums, NO_SUMS, payoutLineKey, type PayoutLine, type ProviderPayout } from '../schema'

const at = Date.parse('2026-06-10T10:00:00Z')
const lines: PayoutLine[] = [
  { id: 'txn_1', kind: 'payment', amount: 1180, fee: 43, at, about: 'pi_1' },
  { id: 'txn_2', kind: 'payment', amount: 500, fee: 33, at, about: 'pi_2', problem: 'unknown' },
  { id: 'txn_3', kind: 'fee', amount: -50, fee: 0, at },
]
const keyed = Object.fromEntries(lines.map((line) => [payoutLineKey(line), line]))

/** A payout with a payment that the shop does not know. */
export const samplePayout: ProviderPayout = {
  id: '2026-06-11_po_1',
  provider: 'stripe',
  providerId: 'po_1',
  amount: 1554,
  currency: 'EUR',
  createdAt: at,
  arrivesOn: '2026-06-12',
  hasArrived: true,
  state: 'wrong',
  ...lines.reduce(addSums, NO_SUMS),
  unfit: Object.fromEntries(Object.entries(keyed).filter(([, { problem }]) => problem !== undefined)),
  readAt: at,
  changes: 1,
}

/** Adds it with its lines and the days of its bookings. */
export function samplePayoutAdded(payout = samplePayout): Changes {
  const { id, arrivesOn, returnedOn = arrivesOn } = payout
  return {
    [`providerPayouts/${id}`]: payout,
    [`providerPayoutLines/${id}`]: keyed,
    [`bookingDays/${arrivesOn}_${id}`]: true,
    [`bookingDays/${returnedOn}_${id}`]: true,
  }
}
