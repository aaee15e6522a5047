import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import type { MailComposers } from './content'
import { getMail } from './data'
import { messageOf, type Message } from './message-of'
import { mailIdSchema, type Mail } from './schema'

interface ReadMail {
  mail: Mail
  /** As it would be sent now; null if there is nothing left to say. */
  message: Message | null
}

/** Composed again: the shop stores no text of sent mails. @throws ShopError `not_found` */
export async function readMail(
  store: Store,
  id: string,
  composers: Partial<MailComposers>,
): Promise<ReadMail> {
  const mail = mailIdSchema.safeParse(id).success ? await getMail(store, id) : null
  if (!mail) throw new ShopError('not_found')
  const content = await composers[mail.template]?.(store, mail)
  return { mail, message: content ? await messageOf(mail, content) : null }
}

interface Preview {
  mail: Mail
  /** Null if there is nothing left to say. */
  message: string | null
}

/** As it would be sent now, for a terminal. @throws ShopError `not_found` */
export async function previewMail(
  store: Store,
  id: string,
  composers: Partial<MailComposers>,
): Promise<Preview> {
  const { mail, message: composed } = await readMail(store, id, composers)
  if (!composed) return { mail, message: null }
  const { from, to, date, attachments, ...message } = composed
  const headers = [
    `From: ${from.name} <${from.address}>`,
    `To: ${to.address}`,
    `Subject: ${message.subject}`,
    `Date: ${date.toISOString()}`,
    `Message-ID: ${message.messageId}`,
    ...Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`),
    ...attachments.map(({ filename }) => `Attachment: ${filename}`),
  ]
  return { mail, message: `${headers.join('\n')}\n\n${message.text}` }
}
