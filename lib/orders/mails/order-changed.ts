import { formatCents } from '@/lib/core/money'
import { owner } from '@/lib/legal/current-owner'
import { orderAddress } from '../access/access-token'
import { dayText, t, listText } from '../mail-texts'
import type { Order } from '../schema'
import { receivedFor, restOf } from '../transfers'
import { aboutOrder } from './about-order'
import { singleAttachments, enclosed } from './invoice-attachments'
import { transferCode, transferParts } from './transfer-parts'
import type { MailContent } from '@/lib/mail/content'
import { itemsOf } from '../order-items'
import { isOfPrice } from '../refund-amount'
import type { Refund } from '../refund-schema'

/** Nothing if the payment has arrived after all. */
export const orderCancelled = aboutOrder((order) => {
  const { id, reference, createdAt, status, session } = order
  if (status !== 'cancelled') return null
  const reason = session?.state === 'expired' ? 'expired' : 'text'
  return {
    subject: t('orderCancelled.subject', { reference }),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t(`orderCancelled.${reason}`, { reference, date: dayText(createdAt) }) },
      { kind: 'text', text: moneyText(order) },
      { kind: 'button', label: t('orderCancelled.again'), url: orderAddress(id) },
    ],
  }
})

function moneyText(order: Order): string {
  if (order.isWithdrawn) return t('orderCancelled.withdrawn')
  const { email } = owner()
  const received = receivedFor(order)
  return received > 0
    ? t('orderCancelled.part', { amount: formatCents(received), email })
    : t('orderCancelled.paid', { email })
}

/** Also to the former address, without a link. */
export const orderAddressMended = aboutOrder(({ id, reference, email }, { mail: { to } }) => ({
  subject: t('orderAddress.subject', { reference }),
  parts: [
    { kind: 'text', text: t('greeting') },
    ...(to === email
      ? ([
          { kind: 'text', text: t('orderAddress.here', { reference }) },
          { kind: 'button', label: t('toOrder'), url: orderAddress(id) },
        ] as const)
      : ([{ kind: 'text', text: t('orderAddress.away', { reference }) }] as const)),
    { kind: 'text', text: t('orderAddress.notYou', { email: owner().email }) },
  ],
}))

/** With the cancellation of the previous invoice, or a document that came late. */
export const orderInvoice = aboutOrder(async (order, { store, mail: { about = '' } }) => {
  const { id, reference } = order
  const { attachments, isReplacement } = await singleAttachments(store, order, about)
  if (attachments.length === 0) return null
  const values = { reference, number: about }
  return {
    subject: t(isReplacement ? 'orderInvoice.subject' : 'orderInvoice.lateSubject', values),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t(isReplacement ? 'orderInvoice.text' : 'orderInvoice.late', values) },
      { kind: 'button', label: t('toOrder'), url: orderAddress(id) },
    ],
    attachments,
  }
})

export const orderRest = aboutOrder(async (order, { mail: { about = '' } }) => {
  const transfer = order.transfers?.[about]
  if (order.status !== 'pending' || !transfer) return null
  const { id, reference, total } = order
  const values = { reference, amount: formatCents(transfer.amount), rest: formatCents(restOf(order)) }
  return {
    subject: t('orderRest.subject', values),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('orderRest.text', values) },
      {
        kind: 'facts',
        facts: [
          { name: t('orderRest.total'), value: formatCents(total) },
          { name: t('orderRest.received'), value: formatCents(receivedFor(order)) },
          { name: t('orderRest.rest'), value: values.rest },
        ],
      },
      ...transferParts(order),
      { kind: 'text', text: t('orderRest.otherwise', { email: owner().email }) },
      { kind: 'button', label: t('toOrder'), url: orderAddress(id) },
    ],
    attachments: [await transferCode(order)],
  }
})

export const paymentTakenBackMail = aboutOrder(async (order, { store, mail: { about = '' } }) => {
  const { id, reference, status } = order
  if (status !== 'pending' && status !== 'cancelled') return null
  const correction = await enclosed(store, id, about)
  const isTransfer = status === 'pending' && isByTransfer(order)
  return {
    subject: t('paymentTakenBack.subject', { reference }),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('paymentTakenBack.text', { reference }) },
      { kind: 'text', text: t(`paymentTakenBack.${status}`, { email: owner().email }) },
      ...correction.parts,
      ...(isTransfer ? transferParts(order) : []),
      { kind: 'button', label: t('toOrder'), url: orderAddress(id) },
    ],
    following: correction.following,
    attachments: [...correction.attachments, ...(isTransfer ? [await transferCode(order)] : [])],
  }
})

const isByTransfer = ({ paymentMethod }: Order) => paymentMethod === 'vorkasse'

export const paymentFailed = aboutOrder(({ id, reference, status }) => {
  if (status !== 'pending') return null
  return {
    subject: t('paymentFailed.subject', { reference }),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('paymentFailed.text', { reference }) },
      { kind: 'button', label: t('paymentFailed.again'), url: orderAddress(id) },
    ],
  }
})

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
