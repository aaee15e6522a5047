import 'server-only'
import { orderAddress } from '../access/access-token'
import { aboutOrder } from './about-order'
import { t } from './mail-texts'

/** Tells the buyer that a pending payment failed; nothing if there is nothing left to pay. */
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
