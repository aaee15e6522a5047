import 'server-only'
import { mailAdded } from '@/lib/mail/data'
import type { MailTemplate } from '@/lib/mail/schema'
import type { Changes } from '@/lib/store/store'
import type { Order } from './schema'

/**
 * Queues a mail to an order's buyer, in the same update as the event.
 * @param about the part of the order concerned, such as a refund's id
 */
export function buyerNotified(
  { id, email }: Pick<Order, 'id' | 'email'>,
  template: MailTemplate,
  about?: string,
): Changes {
  return mailAdded({ to: email, template, orderId: id, ...(about === undefined ? {} : { about }) })
}
