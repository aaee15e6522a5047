import 'server-only'
import { dayOf } from '@/lib/core/clock'
import { owner } from '@/lib/legal/current-owner'
import { paymentDays } from '@/lib/legal/contract-terms'
import { epcPayload } from './epc'
import { paymentCodePath } from './payment-code'
import type { PaymentDetails } from '../schema'

const DAY_MS = 86_400_000

/** The fields of an order needed for its payment; `total` in cents, what is still to pay; times in ms. */
interface Payable {
  reference: string
  total: number
  createdAt: number
  /** A time on the last day to pay, where the buyer has got longer. */
  payUntil?: number
}

/**
 * The details for transferring what is to pay for an order (cents): account, purpose and deadline, and an EPC
 * code to scan with all but the deadline.
 */
export function bankTransferOf(order: Payable): PaymentDetails {
  return {
    ...account(),
    purpose: order.reference,
    amount: order.total,
    until: lastTimeToPay(order),
    code: paymentCodePath(transferPayload(order)),
  }
}

/** Text of the EPC code for transferring what is to pay for an order. */
export function transferPayload({ reference, total }: Pick<Payable, 'reference' | 'total'>): string {
  return epcPayload({ ...account(), amountCents: total, purpose: reference })
}

/** Noon of the last day to pay (in Berlin) for an order placed at `createdAt`; both in ms. */
export function paymentDeadline(createdAt: number): number {
  return Date.parse(`${dayOf(createdAt)}T12:00:00Z`) + paymentDays * DAY_MS
}

/** A time on an order's last day to pay, in ms. */
export function lastTimeToPay({ createdAt, payUntil }: Pick<Payable, 'createdAt' | 'payUntil'>): number {
  return payUntil ?? paymentDeadline(createdAt)
}

function account(): Pick<PaymentDetails, 'holder' | 'iban' | 'bic'> {
  const { holder, iban, bic } = owner().bank
  return { holder, iban: iban.replaceAll(' ', ''), ...(bic ? { bic } : {}) }
}
