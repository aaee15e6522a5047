import 'server-only'
import type { MailComposer, MailContent } from '@/lib/mail/content'
import type { Mail } from '@/lib/mail/schema'
import type { Store } from '@/lib/store/store'
import { getOrder } from '../data'
import type { Order } from '../schema'

type OrderComposer = (
  order: Order,
  context: { store: Store; mail: Mail },
) => MailContent | null | Promise<MailContent | null>

/**
 * Composes a mail about an order; nothing is sent if the order is gone, or to an address that its buyer has mended since: it
 * would get the link to the order.
 */
export function aboutOrder(compose: OrderComposer): MailComposer {
  return async (store, mail) => {
    const order = mail.orderId === undefined ? null : await getOrder(store, mail.orderId)
    return order && !isToMended(order, mail) ? compose(order, { store, mail }) : null
  }
}

function isToMended({ emailBefore }: Order, { to, template }: Mail): boolean {
  return to === emailBefore && template !== 'order-address'
}
