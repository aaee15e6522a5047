import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { getMail, repeatMail, reviveMail } from './data'
import { isOfBuyer, type Mail } from './schema'

/**
 * Has the server send a refused or waiting mail at once; a sent mail is sent once more, as a new one. Repeating
 * it changes nothing: the new mail can be repeated in turn.
 * @param isAdmin support may only send mails again that it may read
 * @returns the id of the mail that goes out; null if this one has been sent once more before
 * @throws ShopError `not_found`
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

/** Mails about an order are journalled under the order, where users look for them. */
const subjectOf = ({ id, orderId }: Mail) => (orderId === undefined ? `mails/${id}` : `orders/${orderId}`)
