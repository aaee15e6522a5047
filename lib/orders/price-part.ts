import 'server-only'
import { formatCents } from '@/lib/core/money'
import type { MailPart } from '@/lib/mail/content'
import { bundleNameOf, itemsOf } from './order-items'
import type { Order, OrderDiscount } from './schema'
import { t, tOrders, tLegal } from './mail-texts'
import { countryName } from '@/lib/core/text/country-line'
import { vatNote } from '@/lib/legal/vat-note'

export function pricePart(order: Order): MailPart {
  const items = itemsOf(order).map(({ id, name, price, version }) => {
    const bundle = bundleNameOf(order, id)
    const details = [
      tOrders('versionOf', { version }),
      ...(bundle === undefined ? [] : [tOrders('bundleOf', { name: bundle })]),
    ]
    return { name, detail: details.join(' · '), price: formatCents(price) }
  })
  const note = taxNote(order)
  return {
    kind: 'prices',
    lines: [...items, ...subtractedLines(order)],
    total: { name: t('total', { note }), price: formatCents(order.total) },
  }
}

function subtractedLines({ discount, reduction }: Order): { name: string; price: string }[] {
  return [
    ...(discount ? [{ name: discountText(discount), price: formatCents(-discount.amount) }] : []),
    ...(reduction === undefined ? [] : [{ name: t('reduction'), price: formatCents(-reduction) }]),
  ]
}

export function discountText({ code, percent, fixed }: OrderDiscount): string {
  if (fixed === undefined) return t('discount', { code, percent })
  return t('discountFixed', { code, fixed: formatCents(fixed) })
}

export function taxNote({ vat, taxation }: Pick<Order, 'vat' | 'taxation'>): string {
  if (vat === 'reverse-charge') return tLegal('vatReverseCharge')
  if (taxation?.kind !== 'one-stop-shop') return tLegal(vatNote({ mode: vat }))
  const { country, ratePercent: rate } = taxation
  return tLegal('vatAbroad', { rate, country: countryName(country) })
}
