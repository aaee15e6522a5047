import { ShopError } from '@/lib/core/errors'
import { formatCents } from '@/lib/core/money'
import { findMailsOfOrder } from '@/lib/mail/data'
import { isOfBuyer, type Mail } from '@/lib/mail/schema'
import type { Store } from '@/lib/store/store'
import { translator } from '@/messages/texts'
import { getOrder } from '../data'
import { listText, momentText } from '../mail-texts'
import { itemsOf } from '../order-items'
import type { Dispute } from '@/lib/payment/schema'
import type { Order } from '../schema'
import { consentsOf, contractOf } from './contract-of'
import { evidencePdf, type Evidence, type Fact } from './evidence-pdf'
import { termsOf } from '@/lib/legal/data'

/** More than any order has; else the newest. */
const MOST_MAILS = 200
const t = translator('orders.evidence')
const mailName = translator('admin.outbox.templates')

/** @throws ShopError `order_not_found`; `not_found` if the payment was never disputed */
export async function evidenceFile(store: Store, orderId: string) {
  const order = await getOrder(store, orderId)
  if (!order) throw new ShopError('order_not_found')
  const { dispute, reference } = order
  if (!dispute) throw new ShopError('not_found')
  const [terms, mails] = await Promise.all([
    termsOf(store, order),
    findMailsOfOrder(store, orderId, { limit: MOST_MAILS }),
  ])
  const evidence: Evidence = {
    at: dispute.at,
    title: t('title', { reference }),
    intro: t('intro'),
    about: aboutOf(order, dispute),
    consents: consentsOf(order),
    downloads: downloadsOf(order),
    mails: mailsOf(mails.entries),
    contract: contractOf(order, terms),
  }
  const content = await evidencePdf(evidence)
  return { name: t('name', { reference }), contentType: 'application/pdf', content }
}

function aboutOf(order: Order, { id, amount }: Dispute): Fact[] {
  const { reference, createdAt, payment, name, email, invoice, refunded = 0, total } = order
  const paidAt = payment?.paidAt
  const facts: [name: string, lines: (string | undefined)[]][] = [
    [t('dispute'), [id]],
    [t('disputed'), [formatCents(amount)]],
    [t('payment'), [payment?.paymentIntentId, formatCents(payment?.amount ?? total)]],
    [t('reference'), [reference]],
    [t('buyer'), [name, email]],
    [t('placed'), [momentText(createdAt)]],
    [t('paid'), [paidAt === undefined ? undefined : momentText(paidAt)]],
    [t('goods'), [listText(itemsOf(order).map((item) => item.name))]],
    [t('invoice'), [invoice]],
    [t('refunded'), [refunded > 0 ? formatCents(refunded) : undefined]],
  ]
  return facts.flatMap(([fact, lines]) => {
    const known = lines.filter((line): line is string => line !== undefined && line !== '')
    return known.length === 0 ? [] : [{ name: fact, lines: known }]
  })
}

function downloadsOf({ downloads = {}, items }: Order): Fact[] {
  return Object.entries(downloads).flatMap(([presetId, files]) =>
    Object.values(files).map(({ file, version, count, first, last }) => {
      const preset = items[presetId]?.name ?? presetId
      const times = { count, first: momentText(first), last: momentText(last) }
      return {
        name: t('file', { preset, version, file }),
        lines: [t(count === 1 ? 'once' : 'often', times)],
      }
    }),
  )
}

function mailsOf(newestFirst: readonly Mail[]): Fact[] {
  return newestFirst.toReversed().flatMap((mail) => {
    const { sentAt, template, to } = mail
    if (!isOfBuyer(mail) || sentAt === undefined) return []
    return [{ name: t('mail', { mail: mailName(template), to }), lines: [momentText(sentAt)] }]
  })
}
