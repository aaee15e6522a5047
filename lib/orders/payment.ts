import 'server-only'
import { owner } from '@/lib/legal/owner'
import { epcPayload } from './epc'
import { paymentCodePath } from './payment-code'
import type { Order, PaymentDetails } from './schema'

/** What the buyer needs for the bank transfer: the account, the purpose, and both as an EPC code to scan. */
export function paymentOf(order: Order): PaymentDetails {
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
    code: paymentCodePath(payload),
  }
}
