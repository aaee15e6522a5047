import 'server-only'
import { presetFiles } from '@/lib/catalog/files/preset-files'
import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/owner'
import { termsOf } from '@/lib/legal/terms-of'
import type { MailPart } from '@/lib/mail/content'
import { orderAddress } from '../access/access-token'
import type { Order } from '../schema'
import { aboutOrder } from './about-order'
import { invoiceAttachments } from './invoice-attachments'
import { listText, momentText, t, tOrders } from './mail-texts'
import { pricePart } from './price-part'

type Terms = Awaited<ReturnType<typeof termsOf>>

/**
 * Confirms a paid order's contract on a durable medium (§ 312f Abs. 2 und 3 BGB): seller, items, prices, both
 * consents as given, and the texts it was concluded under. Without it, the right of withdrawal does not end
 * early (§ 356 Abs. 5 Nr. 3 BGB).
 */
export const orderConfirmed = aboutOrder(async (order, { store }) => {
  const { id, reference } = order
  const [terms, attachments] = await Promise.all([termsOf(store, order), invoiceAttachments(store, id)])
  return {
    subject: t('orderConfirmed.subject', { reference }),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('orderConfirmed.text') },
      { kind: 'button', label: t('orderConfirmed.download'), url: orderAddress(id) },
      { kind: 'text', text: t('keep') },
      { kind: 'heading', text: t('orderConfirmed.contract') },
      { kind: 'text', text: t('orderConfirmed.durable') },
      { kind: 'facts', facts: factsOf(order) },
      pricePart(order),
      ...(attachments.length === 0 ? [] : [{ kind: 'text', text: t('orderConfirmed.invoice') } as const]),
      { kind: 'text', text: deliveryText() },
      { kind: 'text', text: t('orderConfirmed.updates') },
      ...consentParts(order),
      ...documentParts(terms),
    ],
    attachments,
  }
})

function factsOf(order: Order): { name: string; value: string }[] {
  const { reference, createdAt, payment, paymentMethod, name, email, billing } = order
  const paidAt = payment?.paidAt ?? order.history.paid?.at
  return [
    { name: tOrders('reference'), value: reference },
    { name: tOrders('placed'), value: momentText(createdAt) },
    ...(paidAt === undefined ? [] : [{ name: tOrders('history.paid'), value: momentText(paidAt) }]),
    { name: t('method'), value: t(`methods.${payment?.method ?? paymentMethod}`) },
    { name: t('orderConfirmed.seller'), value: sellerText() },
    { name: t('orderConfirmed.buyer'), value: lines([name, email]) },
    ...(billing ? [{ name: t('orderConfirmed.billing'), value: billingText(billing) }] : []),
  ]
}

function sellerText(): string {
  const { name, street, zip, city, country, email, phone } = owner
  return lines([name, street, `${zip} ${city}`, country, email, phone])
}

function billingText({ company, name, street, zip, city, country, vatId }: NonNullable<Order['billing']>) {
  return lines([company, name, street, `${zip} ${city}`, country, vatId])
}

const lines = (parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join('\n')

function deliveryText(): string {
  return t('orderConfirmed.delivery', { files: listText(presetFiles.map(({ name }) => name)) })
}

/** Both consents, word for word, with their times; a confirmation without them is void (§ 312f Abs. 3 BGB). */
function consentParts({ consent }: Order): MailPart[] {
  const given = [consent.immediateDelivery, consent.withdrawalLoss]
  const items = given.map(({ text, at }) => t('orderConfirmed.consent', { text, date: momentText(at) }))
  const url = `${env().PUBLIC_ORIGIN}/vertrag-widerrufen`
  return [
    { kind: 'heading', text: t('orderConfirmed.consents') },
    { kind: 'list', items },
    { kind: 'text', text: t('orderConfirmed.lapse', { url }) },
  ]
}

/** The withdrawal instruction comes first, so that nobody has to look for it. */
function documentParts(terms: Terms): MailPart[] {
  if (!terms) return []
  const texts = [terms.widerruf, terms.agb]
  return [
    { kind: 'text', text: t('orderConfirmed.documents') },
    ...texts.map(({ title, text }) => ({ kind: 'document', title, text }) as const),
  ]
}
