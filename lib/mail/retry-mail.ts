import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { getMail, repeatMail, reviveMail } from './data'
import type { Mail } from './schema'

/**
 * Has the running shop send a mail that was refused, or that waits, at once; one that has gone out goes out once more, as a new
 * mail. Repeating it changes nothing: what was sent anew can be sent again in its turn.
 * @throws ShopError `not_found`
 */
export async function retryMail(store: Store, id: string, actor: string): Promise<void> {
  const mail = await getMail(store, id)
  if (!mail) throw new ShopError('not_found')
  const { template, status } = mail
  const entry = journalAdded({
    actor,
    act: 'mail-retried',
    subject: subjectOf(mail),
    before: { template, status },
    after: { template, status: 'waiting' },
  })
  await (mail.status === 'sent' ? repeatMail : reviveMail)(store, mail, entry)
}

/** What happens to an order's mail is looked for with the order. */
const subjectOf = ({ id, orderId }: Mail) => (orderId === undefined ? `mails/${id}` : `orders/${orderId}`)
