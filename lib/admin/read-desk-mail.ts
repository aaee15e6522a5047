import { ShopError } from '@/lib/core/errors'
import { readMail } from '@/lib/mail/preview-mail'
import { isOfBuyer, type Mail } from '@/lib/mail/schema'
import type { Store } from '@/lib/store/store'
import { shopMails } from '@/lib/composition/shop-mails'

/** Query and hash: keys that open an order, confirm an address, or end a subscription. */
const LINK_QUERY = /(https?:\/\/[^\s?#]+)[?#][^\s)>\]]+/g

interface DeskMail {
  mail: Mail
  /** Plain text, links without their keys; null if there is nothing left to say. */
  content: { subject: string; text: string; attachments: string[] } | null
}

/** Support may only read mails to buyers. @throws ShopError `not_found`, also for mails not to be seen */
export async function readDeskMail(
  store: Store,
  id: string,
  { isAdmin }: { isAdmin: boolean },
): Promise<DeskMail> {
  const { mail, message } = await readMail(store, id, shopMails)
  if (!isAdmin && !isOfBuyer(mail)) throw new ShopError('not_found')
  if (!message) return { mail, content: null }
  const { subject, text, attachments } = message
  return {
    mail,
    content: {
      subject,
      text: text.replaceAll(LINK_QUERY, '$1?…'),
      attachments: attachments.flatMap(({ filename, cid }) => (cid === undefined ? [filename] : [])),
    },
  }
}
