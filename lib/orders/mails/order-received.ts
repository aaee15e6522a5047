import 'server-only'
import type { MailPart } from '@/lib/mail/content'
import { hostedPayment } from '@/lib/payment/providers/providers'
import { orderAddress } from '../access/order-address'
import type { Order } from '../schema'
import { aboutOrder } from './about-order'
import { momentText, t, tOrders } from './mail-texts'
import { pricePart } from './price-part'
import { transferCode, transferParts } from './transfer-parts'

/**
 * Says that an order has arrived (§ 312i Abs. 1 Nr. 3 BGB), and how to pay it while it is unpaid. It goes to an address that
 * nobody has proved to be the buyer's: it says nothing that the buyer has typed, such as a name, or it could carry anybody's
 * words to anybody.
 */
export const orderReceived = aboutOrder(async (order) => {
  const { id, reference, createdAt } = order
  const isTransfer = order.status === 'pending' && !hostedPayment(order.paymentMethod)
  return {
    subject: t('orderReceived.subject', { reference }),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('orderReceived.text', { reference, date: momentText(createdAt) }) },
      ...(isTransfer ? transferParts(order) : hostedParts(order)),
      { kind: 'heading', text: tOrders('items') },
      pricePart(order),
      { kind: 'button', label: t('toOrder'), url: orderAddress(id) },
      { kind: 'text', text: t('keep') },
      { kind: 'text', text: t('orderReceived.notYou') },
    ],
    ...(isTransfer ? { attachments: [await transferCode(order)] } : {}),
  }
})

function hostedParts({ status }: Order): MailPart[] {
  return status === 'pending' ? [{ kind: 'text', text: t('orderReceived.hosted') }] : []
}
