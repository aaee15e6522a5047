import { env } from '@/lib/core/env'
import { ABROAD_LIMIT } from '@/lib/figures/turnover-abroad'
import { formatCents } from '@/lib/core/money'
import { type MailPart, type MailComposer, quoted } from '@/lib/mail/content'
import { getUnmatched } from '@/lib/payment/unmatched-data'
import { translator } from '@/messages/texts'
import { disputesOf, disputeState, disputeSteps } from '../disputes'
import { momentText, t, tOrders, dayText } from '../mail-texts'
import { pricePart } from '../price-part'
import { aboutOrder } from './about-order'

export const ownerOrder = aboutOrder((order) => {
  const { reference, total, payment, paymentMethod, email, name } = order
  const paidAt = payment?.paidAt
  const facts = [
    { name: tOrders('reference'), value: reference },
    ...(paidAt === undefined ? [] : [{ name: tOrders('history.paid'), value: momentText(paidAt) }]),
    { name: t('method'), value: t(`methods.${payment?.method ?? paymentMethod}`) },
    { name: tOrders('email'), value: email },
    ...(name === undefined ? [] : [{ name: tOrders('name'), value: quoted(name) }]),
  ]
  return {
    subject: t('ownerOrder.subject', { reference, total: formatCents(total) }),
    parts: [
      { kind: 'text', text: t('ownerOrder.text') },
      { kind: 'facts', facts },
      pricePart(order),
      {
        kind: 'button',
        label: t('ownerOrder.button'),
        url: `${env().PUBLIC_ORIGIN}/admin/bestellungen/${order.id}`,
      },
    ],
  }
})

/** The turnover with consumers abroad by which tax is owed there, or soon will be. */
export const ownerAbroad = aboutOrder((order, { mail: { about = '' } }) => {
  const values = {
    sum: formatCents(Number(about)),
    limit: formatCents(ABROAD_LIMIT),
    reference: order.reference,
  }
  const state = Number(about) > ABROAD_LIMIT ? 'over' : 'near'
  return {
    subject: t(`ownerAbroad.${state}Subject`, values),
    parts: [
      { kind: 'text', text: t(`ownerAbroad.${state}`, values) },
      { kind: 'text', text: t('ownerAbroad.todo') },
      {
        kind: 'button',
        label: t('ownerAbroad.button'),
        url: `${env().PUBLIC_ORIGIN}/admin/auswertung#abroad`,
      },
    ],
  }
})

const tDispute = translator('admin.orderDesk.dispute')

/** What to do and by when, or how it ended; nothing if its state has changed since. */
export const ownerDispute = aboutOrder((order, { mail: { about = '' } }) => {
  const { reference, id } = order
  const [told, disputeId = order.dispute?.id] = about.split(' ')
  const dispute = disputesOf(order).find((each) => each.id === disputeId)
  const state = dispute && disputeState(dispute)
  if (!dispute || !state || state !== told) return null
  const values = { reference, amount: formatCents(dispute.amount) }
  const due = dispute.dueBy === undefined ? tDispute('noDueBy') : dayText(dispute.dueBy)
  const facts = [
    { name: t('ownerRefund.order'), value: reference },
    { name: t('ownerDispute.amount'), value: values.amount },
    { name: tDispute('number'), value: dispute.id },
    ...(dispute.status === 'open' ? [{ name: tDispute('dueBy'), value: due }] : []),
  ]
  const steps: MailPart[] = disputeSteps(dispute).map((step) => ({
    kind: 'text',
    text: tDispute(`steps.${step}`),
  }))
  return {
    subject: t(`ownerDispute.subject.${state}`, values),
    parts: [
      { kind: 'text', text: tDispute(`is.${state}`, values) },
      { kind: 'facts', facts },
      ...steps,
      {
        kind: 'button',
        label: t('ownerDispute.button'),
        url: `${env().PUBLIC_ORIGIN}/admin/bestellungen/${id}`,
      },
    ],
  }
})

const tAdmin = translator('admin.unmatched')

export const ownerUnmatched: MailComposer = async (store, { about = '' }) => {
  const payment = await getUnmatched(store, about)
  if (!payment) return null
  const { amount, currency, reason, at, orderId } = payment
  const sum = currency === 'EUR' ? formatCents(amount) : `${amount} ${currency}`
  const facts = [
    { name: tAdmin('columns.amount'), value: sum },
    { name: tAdmin('columns.reason'), value: tAdmin(`reasons.${reason}`) },
    { name: tAdmin('columns.order'), value: orderId ?? tAdmin('noOrder') },
    { name: tAdmin('columns.id'), value: about },
    { name: tAdmin('columns.at'), value: momentText(at) },
  ]
  return {
    subject: t('ownerUnmatched.subject', { sum }),
    parts: [
      { kind: 'text', text: t(reason === 'dispute' ? 'ownerUnmatched.textDisputed' : 'ownerUnmatched.text') },
      { kind: 'facts', facts },
      { kind: 'button', label: tAdmin('title'), url: `${env().PUBLIC_ORIGIN}/admin/zahlungen` },
    ],
  }
}
