import 'server-only'
import { formatCents } from '@/lib/core/money'
import { vatNote } from '@/lib/legal/vat-note'
import type { MailPart } from '@/lib/mail/content'
import { itemsOf } from '../order-items'
import type { Order } from '../schema'
import { t, tLegal, tOrders } from './mail-texts'

/** What was ordered, in which version, for how much, and what of it is taxes. */
export function priceParts(order: Order): MailPart[] {
  const items = itemsOf(order).map(({ id, name, price }) => {
    const version = order.items[id]?.version
    const detail = version === undefined ? {} : { detail: tOrders('versionOf', { version }) }
    return { name, ...detail, price: formatCents(price) }
  })
  return [
    {
      kind: 'prices',
      lines: [...items, ...discountLine(order)],
      total: { name: tOrders('total'), price: formatCents(order.total) },
    },
    { kind: 'text', text: t('vat', { note: tLegal(vatNote({ mode: order.vat })) }) },
  ]
}

function discountLine({ discount }: Order): { name: string; price: string }[] {
  if (!discount) return []
  const { code, percent, amount } = discount
  return [{ name: t('discount', { code, percent }), price: formatCents(-amount) }]
}
