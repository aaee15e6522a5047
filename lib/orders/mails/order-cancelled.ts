import 'server-only'
import { formatCents } from '@/lib/core/money'
import { owner } from '@/lib/legal/current-owner'
import { orderAddress } from '../access/access-token'
import type { Order } from '../schema'
import { receivedFor } from '../transfers'
import { aboutOrder } from './about-order'
import { dayText, t } from './mail-texts'

/** Announces a cancellation; nothing if the payment has arrived after all. */
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

/** Says whether a payment is returned or makes the order valid again. */
function moneyText(order: Order): string {
  if (order.isWithdrawn) return t('orderCancelled.withdrawn')
  const { email } = owner()
  const received = receivedFor(order)
  return received > 0
    ? t('orderCancelled.part', { amount: formatCents(received), email })
    : t('orderCancelled.paid', { email })
}
