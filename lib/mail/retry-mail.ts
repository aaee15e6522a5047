import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { getMail, reviveMail } from './data'

/**
 * Has the running shop send a mail that was refused, or that waits, at once.
 * @param actor who wants it
 * @throws ShopError `not_found`; `mail_sent` if it has gone out
 */
export async function retryMail(store: Store, id: string, actor: string): Promise<void> {
  const mail = await getMail(store, id)
  if (!mail) throw new ShopError('not_found')
  if (mail.status === 'sent') throw new ShopError('mail_sent')
  const { template, status } = mail
  await reviveMail(
    store,
    mail,
    journalAdded({
      actor,
      act: 'mail-retried',
      subject: `mails/${id}`,
      before: { template, status },
      after: { template, status: 'waiting' },
    }),
  )
}
