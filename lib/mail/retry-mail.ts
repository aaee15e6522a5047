import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { getMail, repeatMail, reviveMail } from './data'
import { isOfBuyer, type Mail } from './schema'

/**
 * Sends a sent mail as a new one, which can be repeated in turn; null if repeated before. @param isAdmin support may
 * only send mails again that it may read @throws ShopError `not_found`
 */
export async function retryMail(
  store: Store,
  id: string,
  actor: string,
  isAdmin = true,
): Promise<string | null> {
  const mail = await getMail(store, id)
  if (!mail || (!isAdmin && !isOfBuyer(mail))) throw new ShopError('not_found')
  const { template, status } = mail
  const entry = journalAdded({
    actor,
    act: 'mail-retried',
    subject: subjectOf(mail),
    before: { template, status },
    after: { template, status: 'waiting' },
  })
  return (mail.status === 'sent' ? repeatMail : reviveMail)(store, mail, entry)
}

const subjectOf = ({ id, orderId }: Mail) => (orderId === undefined ? `mails/${id}` : `orders/${orderId}`)
