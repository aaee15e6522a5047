import 'server-only'
import { orderAddress } from '../access/access-token'
import { aboutOrder } from './about-order'
import { replacedAttachments } from './invoice-attachments'
import { t } from './mail-texts'

/** Hands over the invoice to another address, with what cancels the one before; nothing if they are gone. */
export const orderInvoice = aboutOrder(async (order, { store, mail: { about = '' } }) => {
  const { id, reference } = order
  const attachments = await replacedAttachments(store, order, about)
  if (attachments.length === 0) return null
  return {
    subject: t('orderInvoice.subject', { reference }),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('orderInvoice.text', { reference, number: about }) },
      { kind: 'button', label: t('toOrder'), url: orderAddress(id) },
    ],
    attachments,
  }
})
