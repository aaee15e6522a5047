import 'server-only'
import type { Store } from '@/lib/store/store'
import type { MailComposers } from './content'

/** Does the task of a mail. */
export function sendMail(_store: Store, _id: string, _composers: Partial<MailComposers>): Promise<void> {
  return Promise.reject(new Error('no mail is sent yet'))
}
