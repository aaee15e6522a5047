import { formatCents } from '@/lib/core/money'
import type { MailContent } from '@/lib/mail/content'
import { orderAddress } from '../access/access-token'
import { itemsOf } from '../order-items'
import { isOfPrice } from '../refund-amount'
import type { Refund } from '../refund-schema'
import type { Order } from '../schema'
import { aboutOrder } from './about-order'
import { enclosed } from './invoice-attachments'
import { dayText, listText, t } from '../mail-texts'

/** Nothing if the refund failed after all. */
export const orderRefunded = aboutOrder(async (order, { store, mail: { about = '' } }) => {
  const refund = order.refunds?.[about]
  if (refund?.status !== 'done') return null
  const { subject, parts } = refundText(order, refund)
  const correction = await enclosed(store, order.id, about)
  return { ...correction, subject, parts: [...parts, ...correction.parts] }
})

function refundText(order: Order, refund: Refund): MailContent {
  if (!isOfPrice(refund)) return surplusText(order, refund)
  const { id, reference, total } = order
  const isWhole = refund.amount === total
  const names = namesOf(order, refund)
  const sums = { amount: formatCents(refund.amount), total: formatCents(total), reference }
  const facts = [
    { name: t('orderRefunded.amount'), value: sums.amount },
    { name: t('orderRefunded.at'), value: dayText(refund.settledAt ?? refund.at) },
    ...(names === '' ? [] : [{ name: t('orderRefunded.items'), value: names }]),
    { name: t('orderRefunded.soFar'), value: t('orderRefunded.of', { ...sums, amount: soFar(order) }) },
  ]
  return {
    subject: t('orderRefunded.subject', sums),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t(isWhole ? 'orderRefunded.whole' : 'orderRefunded.part', sums) },
      { kind: 'facts', facts },
      { kind: 'text', text: wayText(refund) },
      ...(names === '' && !isWhole ? [] : [{ kind: 'text', text: t('orderRefunded.closed') } as const]),
      { kind: 'button', label: t('toOrder'), url: orderAddress(id) },
    ],
  }
}

/** Or of money for a cancelled order; the order itself does not change. */
function surplusText({ id, reference, status }: Order, refund: Refund): MailContent {
  const values = { reference, amount: formatCents(refund.amount) }
  const text = status === 'cancelled' ? 'returned' : 'surplus'
  return {
    subject: t(`orderRefunded.${text}Subject`, values),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t(`orderRefunded.${text}`, values) },
      { kind: 'text', text: wayText(refund) },
      { kind: 'button', label: t('toOrder'), url: orderAddress(id) },
    ],
  }
}

function namesOf(order: Order, { items = {} }: Refund): string {
  const given = itemsOf(order).filter(({ id }) => Object.hasOwn(items, id))
  return listText(given.map(({ name }) => name))
}

const soFar = ({ refunded = 0 }: Order) => formatCents(refunded)

/** Only the account's last digits: mail is not confidential. */
function wayText({ iban }: Refund): string {
  return iban === undefined
    ? t('orderRefunded.sameWay')
    : t('orderRefunded.transferred', { end: iban.slice(-4) })
}
