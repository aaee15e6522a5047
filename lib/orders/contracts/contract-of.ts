import { brandCurve } from '@/lib/audio/letter-lifts'
import { findPreset } from '@/lib/catalog/catalog'
import { presetFiles } from '@/lib/catalog/files/preset-files'
import { env } from '@/lib/core/env'
import { formatCents } from '@/lib/core/money'
import { countryLine } from '@/lib/core/text/country-line'
import { shapeOf } from '@/lib/invoices/pdf-runs'
import { isTrialShop } from '@/lib/legal/current-owner'
import type { KeptText, Terms } from '@/lib/legal/terms-schema'
import { t as tInvoice } from '@/lib/invoices/invoice-texts'
import { listText, momentText, t as tMail, tContract as t, tOrders } from '../mail-texts'
import { discountText, taxNote } from '../price-part'
import { itemsOf } from '../order-items'
import type { Order } from '../schema'

export interface Contract {
  reference: string
  isTrial: boolean
  /** In ms. */
  at: number
  title: string
  brandShape: string
  seller: string[]
  intro: string
  facts: { name: string; lines: string[] }[]
  items: { text: string; detail: string; shape: string; price: string }[]
  sums: { name: string; price: string }[]
  delivery: string[]
  consents: string[]
  lapse: string
  /** The withdrawal instruction comes first, so that nobody has to search for it. */
  law: Pick<KeptText, 'title' | 'text' | 'hash'>[]
}

/** All that § 312f Abs. 2 and 3 BGB requires: seller, items, prices, consents as given, legal texts that applied. */
export function contractOf(order: Order, terms: Terms): Contract {
  const { reference, createdAt } = order
  return {
    reference,
    isTrial: isTrialShop(),
    at: createdAt,
    title: t('title', { reference }),
    brandShape: shapeOf(tInvoice('labels.brand'), brandCurve),
    seller: terms.seller.text.split('\n'),
    intro: t('intro'),
    facts: factsOf(order),
    items: linesOf(order),
    sums: sumsOf(order),
    delivery: [t('delivery', { files: listText(presetFiles.map(({ name }) => name)) }), t('updates')],
    consents: consentsOf(order),
    lapse: t('lapse', { url: `${env().PUBLIC_ORIGIN}/vertrag-widerrufen` }),
    law: [terms.widerruf, terms.agb].map(({ title, text, hash }) => ({ title, text, hash })),
  }
}

function factsOf(order: Order): Contract['facts'] {
  const { reference, createdAt, payment, paymentMethod, name, email, country, billing } = order
  const paidAt = payment?.paidAt
  const facts: [name: string, lines: (string | undefined)[]][] = [
    [tOrders('reference'), [reference]],
    [tOrders('placed'), [momentText(createdAt)]],
    [tOrders('history.paid'), [paidAt === undefined ? undefined : momentText(paidAt)]],
    [tMail('method'), [tMail(`methods.${payment?.method ?? paymentMethod}`)]],
    [t('buyer'), [name, email, country && countryLine(country)]],
    [t('billing'), billing ? billingLines(billing) : []],
  ]
  return facts.flatMap(([fact, lines]) => {
    const known = lines.filter((line): line is string => line !== undefined && line !== '')
    return known.length === 0 ? [] : [{ name: fact, lines: known }]
  })
}

function billingLines({ company, name, street, zip, city, country, vatId }: NonNullable<Order['billing']>) {
  return [company, name, street, `${zip} ${city}`.trim(), countryLine(country), vatId]
}

function linesOf(order: Order): Contract['items'] {
  return itemsOf(order).map(({ id, name, price, version }) => ({
    text: name,
    detail: tOrders('versionOf', { version }),
    shape: shapeOf(name, findPreset(id)?.filters ?? []),
    price: formatCents(price),
  }))
}

/** Without reductions granted later. */
function sumsOf(order: Order): Contract['sums'] {
  const { discount, total, reduction = 0 } = order
  const less = discount ? [{ name: discountText(discount), price: formatCents(-discount.amount) }] : []
  return [...less, { name: tMail('total', { note: taxNote(order) }), price: formatCents(total + reduction) }]
}

/** Verbatim, with their times; a confirmation without them is void (§ 312f Abs. 3 BGB). */
export function consentsOf({ consent: { immediateDelivery, withdrawalLoss } }: Order): string[] {
  return [immediateDelivery, withdrawalLoss].map(({ text, at }) =>
    t('consent', { text, date: momentText(at) }),
  )
}
