import 'server-only'
import { owner } from '@/lib/legal/current-owner'
import { orderAddress } from '../access/access-token'
import { aboutOrder } from './about-order'
import { dayText, t } from './mail-texts'

/** Announces a cancellation; nothing if the payment has arrived after all. */
export const orderCancelled = aboutOrder(({ id, reference, createdAt, status, session }) => {
  if (status !== 'cancelled') return null
  const reason = session?.state === 'expired' ? 'expired' : 'text'
  return {
    subject: t('orderCancelled.subject', { reference }),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t(`orderCancelled.${reason}`, { reference, date: dayText(createdAt) }) },
      { kind: 'text', text: t('orderCancelled.paid', { email: owner().email }) },
      { kind: 'button', label: t('orderCancelled.again'), url: orderAddress(id) },
    ],
  }
})
