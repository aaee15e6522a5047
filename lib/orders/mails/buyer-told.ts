import 'server-only'
import { mailAdded } from '@/lib/mail/data'
import type { MailTemplate } from '@/lib/mail/schema'
import type { Changes } from '@/lib/store/store'
import type { Order } from '../schema'

/**
 * What tells an order's buyer of something by mail, to be written in the same update as what it tells of.
 * @param about what of the order, such as the id of a refund
 */
export function buyerTold(
  { id, email }: Pick<Order, 'id' | 'email'>,
  template: MailTemplate,
  about?: string,
): Changes {
  return mailAdded({ to: email, template, orderId: id, ...(about === undefined ? {} : { about }) })
}
