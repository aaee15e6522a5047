import 'server-only'
import { mailAdded } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'

/**
 * Has the links to the orders of an e-mail address sent to it. Whether it has any is looked up only when the mail is made, so
 * that neither the answer nor the time that it takes tells anything about it.
 */
export function sendOrderLinks(store: Store, email: string): Promise<void> {
  return store.update(mailAdded({ to: email, template: 'own-orders' }))
}
