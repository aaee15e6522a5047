import 'server-only'
import { addressKey } from '@/lib/core/text/email-address'
import type { MailComposer, MailContent } from '@/lib/mail/content'
import { isOfBuyer, type Mail } from '@/lib/mail/schema'
import type { Store } from '@/lib/store/store'
import { getOrder } from '../data'
import { t } from './mail-texts'
import type { Order } from '../schema'

type OrderComposer = (
  order: Order,
  context: { store: Store; mail: Mail },
) => MailContent | null | Promise<MailContent | null>

/**
 * Composes a mail about an order; nothing is sent if the order is gone, or to an address that is not the buyer's any
 * more: it would get the link to the order.
 */
export function aboutOrder(compose: OrderComposer): MailComposer {
  return async (store, mail) => {
    const order = mail.orderId === undefined ? null : await getOrder(store, mail.orderId)
    if (!order || isElsewhere(order, mail)) return null
    const content = await compose(order, { store, mail })
    return content && order.trial ? { ...content, parts: [trialPart, ...content.parts] } : content
  }
}

const trialPart: MailContent['parts'][number] = { kind: 'text', text: t('trial') }

/** `order-address` tells the former address, too. */
function isElsewhere({ email }: Order, mail: Mail): boolean {
  return isOfBuyer(mail) && mail.template !== 'order-address' && addressKey(mail.to) !== addressKey(email)
}
