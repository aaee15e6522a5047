import 'server-only'
import { dayOf } from '@/lib/core/clock'
import { owner } from '@/lib/legal/current-owner'
import { paymentDays } from '@/lib/legal/contract-terms'
import { epcPayload } from './epc'
import { paymentCodePath } from './payment-code'
import type { PaymentDetails } from '../schema'

const DAY_MS = 86_400_000

/** The fields of an order needed for its payment; `total` in cents, `createdAt` in ms. */
interface Payable {
  reference: string
  total: number
  createdAt: number
}

/**
 * The details for transferring an order's total (cents): account, purpose and deadline, and an EPC code to scan
 * with all but the deadline.
 */
export function bankTransferOf(order: Payable): PaymentDetails {
  return {
    ...account(),
    purpose: order.reference,
    amount: order.total,
    until: paymentDeadline(order.createdAt),
    code: paymentCodePath(transferPayload(order)),
  }
}

/** Text of the EPC code for transferring an order's total. */
export function transferPayload({ reference, total }: Pick<Payable, 'reference' | 'total'>): string {
  return epcPayload({ ...account(), amountCents: total, purpose: reference })
}

/** Noon of the last day to pay (in Berlin) for an order placed at `createdAt`; both in ms. */
export function paymentDeadline(createdAt: number): number {
  return Date.parse(`${dayOf(createdAt)}T12:00:00Z`) + paymentDays * DAY_MS
}

function account(): Pick<PaymentDetails, 'holder' | 'iban' | 'bic'> {
  const { holder, iban, bic } = owner().bank
  return { holder, iban: iban.replaceAll(' ', ''), ...(bic ? { bic } : {}) }
}
