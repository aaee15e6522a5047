import 'server-only'
import { owner } from '@/lib/legal/owner'
import { epcPayload } from './epc'
import { paymentCodePath } from './payment-code'
import { paymentDeadline } from './payment-deadline'
import type { PaymentDetails } from '../schema'

/** An order as far as its payment needs it; `total` in cents, `createdAt` in ms. */
interface Payable {
  reference: string
  total: number
  createdAt: number
}

/**
 * What a buyer needs to transfer an order's total (cents): the account, the purpose, until when, and all but that as an EPC
 * code to scan.
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

/** The text of the EPC code that transfers an order's total. */
export function transferPayload({ reference, total }: Pick<Payable, 'reference' | 'total'>): string {
  return epcPayload({ ...account(), amountCents: total, purpose: reference })
}

function account(): Pick<PaymentDetails, 'holder' | 'iban' | 'bic'> {
  const { holder, iban, bic } = owner.bank
  return { holder, iban: iban.replaceAll(' ', ''), ...(bic ? { bic } : {}) }
}
