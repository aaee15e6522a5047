import 'server-only'
import { env } from '@/lib/core/env'
import { formatCents } from '@/lib/core/money'
import { quoted } from '@/lib/mail/quoted'
import { aboutOrder } from './about-order'
import { momentText, t, tOrders } from './mail-texts'
import { pricePart } from './price-part'

/** Tells the owner of a paid order. */
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
