import 'server-only'
import { findMailsOfOrder } from '@/lib/mail/data'
import { retryMail } from '@/lib/mail/retry-mail'
import type { Mail } from '@/lib/mail/schema'
import type { Store } from '@/lib/store/store'
import { isAnonymous } from '../order-fields'
import type { Order } from '../schema'
import { eachOfSeveral } from './each-of-several'
import type { SeveralAnswer } from './schema'

/** How many of an order's newest mails are searched for the one to send again. */
const MOST_LOOKED_AT = 20

/**
 * Sends the buyers of several orders the mail they currently need once more: how to pay an unpaid order, or the
 * link to the files of a paid one. Sends no second one while the first is still waiting.
 */
export function mailSeveral(store: Store, ids: readonly string[], actor: string): Promise<SeveralAnswer> {
  return eachOfSeveral(store, ids, async (order) => {
    const { entries } = await findMailsOfOrder(store, order.id, { limit: MOST_LOOKED_AT })
    const mail = entries.find((each) => isNeeded(order, each))
    if (!mail || isAnonymous(order)) return 'none'
    if (mail.status === 'waiting') return 'waiting'
    await retryMail(store, mail.id, actor)
    return 'done'
  })
}

function isNeeded({ status, transfers = {} }: Order, { template, about = '' }: Mail): boolean {
  if (status === 'paid') return template === 'order-confirmed'
  if (status !== 'pending') return false
  const isOfPart = template === 'order-rest' && Object.hasOwn(transfers, about)
  return isOfPart || template === 'order-received' || template === 'payment-taken-back'
}
