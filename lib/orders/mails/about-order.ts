import { addressKey } from '@/lib/core/text/email-address'
import type { MailComposer, MailContent } from '@/lib/mail/content'
import { isTrialShop } from '@/lib/legal/current-owner'
import { isOfBuyer, type Mail } from '@/lib/mail/schema'
import type { Store } from '@/lib/store/store'
import { getOrder } from '../data'
import { t } from '../mail-texts'
import type { Order } from '../schema'

type OrderComposer = (
  order: Order,
  context: { store: Store; mail: Mail },
) => MailContent | null | Promise<MailContent | null>

/** Nothing without the order, or if the address is no longer the buyer's: the mail holds a link to the order. */
export function aboutOrder(compose: OrderComposer): MailComposer {
  return async (store, mail) => {
    const order = mail.orderId === undefined ? null : await getOrder(store, mail.orderId)
    if (!order || isElsewhere(order, mail)) return null
    const content = await compose(order, { store, mail })
    return content && isTrialShop() ? { ...content, parts: [trialPart, ...content.parts] } : content
  }
}

const trialPart: MailContent['parts'][number] = { kind: 'text', text: t('trial') }

/** `order-address` also goes to the former address. */
function isElsewhere({ email }: Order, mail: Mail): boolean {
  return isOfBuyer(mail) && mail.template !== 'order-address' && addressKey(mail.to) !== addressKey(email)
}
