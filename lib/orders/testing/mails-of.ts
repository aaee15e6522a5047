import { findMailsOfOrder } from '@/lib/mail/data'
import type { Mail, MailTemplate } from '@/lib/mail/schema'
import type { Store } from '@/lib/store/store'

/** Mails about an order, oldest first. */
export async function mailsOf(store: Store, orderId: string): Promise<Mail[]> {
  return (await findMailsOfOrder(store, orderId, { limit: 100 })).entries.reverse()
}

/** Templates of the mails about an order, oldest first. */
export async function templatesOf(store: Store, orderId: string): Promise<MailTemplate[]> {
  return (await mailsOf(store, orderId)).map(({ template }) => template)
}
