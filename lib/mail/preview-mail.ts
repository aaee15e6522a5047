import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import type { MailComposers } from './content'
import { getMail } from './data'
import { messageOf } from './message-of'
import type { Mail } from './schema'

interface Preview {
  mail: Mail
  /** Headers and text; null if there is nothing to say any more. */
  message: string | null
}

/**
 * A mail's content, as it would be sent now.
 * @throws ShopError `not_found`
 */
export async function previewMail(
  store: Store,
  id: string,
  composers: Partial<MailComposers>,
): Promise<Preview> {
  const mail = await getMail(store, id)
  if (!mail) throw new ShopError('not_found')
  const content = await composers[mail.template]?.(store, mail)
  if (!content) return { mail, message: null }
  const { from, to, date, attachments, ...message } = await messageOf(mail, content)
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
