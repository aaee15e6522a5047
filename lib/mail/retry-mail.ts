import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { getMail, reviveMail } from './data'

/**
 * Has the running shop send a mail that was refused, or that waits, at once.
 * @throws ShopError `not_found`; `mail_sent` if it has gone out
 */
export async function retryMail(store: Store, id: string): Promise<void> {
  const mail = await getMail(store, id)
  if (!mail) throw new ShopError('not_found')
  if (mail.status === 'sent') throw new ShopError('mail_sent')
  await reviveMail(store, mail)
}
