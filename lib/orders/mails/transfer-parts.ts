import { friendlyFormatIBAN } from 'ibantools'
import { formatCents } from '@/lib/core/money'
import { deliveryWorkingDays } from '@/lib/legal/contract-terms'
import type { MailAttachment, MailPart } from '@/lib/mail/content'
import { bankTransferOf, transferPayload } from '@/lib/payment/bank-transfer/bank-transfer'
import { paymentCodePng } from '@/lib/payment/bank-transfer/payment-code'
import type { Order } from '../schema'
import { restOf } from '../transfers'
import { dayText, t, tOrders } from '../mail-texts'

const CODE = 'girocode'
/** In CSS pixels. */
const CODE_WIDTH = 200

export function transferParts(order: Order): MailPart[] {
  const { holder, iban, bic, amount, purpose, until } = bankTransferOf({ ...order, total: restOf(order) })
  const facts = [
    { name: tOrders('holder'), value: holder },
    { name: tOrders('iban'), value: friendlyFormatIBAN(iban) ?? iban },
    ...(bic === undefined ? [] : [{ name: tOrders('bic'), value: bic }]),
    { name: tOrders('amount'), value: formatCents(amount) },
    { name: tOrders('purpose'), value: purpose },
    { name: tOrders('payUntil'), value: dayText(until) },
  ]
  return [
    { kind: 'heading', text: tOrders('payTitle') },
    { kind: 'text', text: tOrders('payText', { date: dayText(until) }) },
    { kind: 'facts', facts },
    { kind: 'picture', cid: CODE, alt: tOrders('codeLabel'), width: CODE_WIDTH },
    { kind: 'text', text: tOrders('codeHint') },
    { kind: 'text', text: t('orderReceived.opens', { days: deliveryWorkingDays }) },
  ]
}

export async function transferCode(order: Order): Promise<MailAttachment> {
  const content = await paymentCodePng(transferPayload({ ...order, total: restOf(order) }))
  return { filename: 'girocode.png', contentType: 'image/png', content, cid: CODE }
}
