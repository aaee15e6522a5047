import 'server-only'
import { orderAddress } from '../access/order-address'
import { aboutOrder } from './about-order'
import { t } from './mail-texts'

/** Says that a payment on its way has not come; nothing once there is nothing to pay any more. */
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
