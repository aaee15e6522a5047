import 'server-only'
import { owner } from '@/lib/legal/owner'
import { epcPayload } from './epc'
import { paymentCodePath } from './payment-code'
import { paymentDeadline } from './payment-deadline'
import type { PaymentDetails } from '../schema'

/**
 * What a buyer needs to transfer an order's total (cents): the account, the purpose, until when, and all but that as an EPC
 * code to scan.
 */
export function bankTransferOf(order: {
  reference: string
  total: number
  createdAt: number
}): PaymentDetails {
  const { holder, bic } = owner.bank
  const iban = owner.bank.iban.replaceAll(' ', '')
  const payload = epcPayload({
    holder,
    iban,
    ...(bic ? { bic } : {}),
    amountCents: order.total,
    purpose: order.reference,
  })
  return {
    holder,
    iban,
    ...(bic ? { bic } : {}),
    purpose: order.reference,
    amount: order.total,
    until: paymentDeadline(order.createdAt),
    code: paymentCodePath(payload),
  }
}
