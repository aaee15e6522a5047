import 'server-only'
import { mailAdded } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'

/**
 * Queues a mail with links to all orders under an e-mail address. The orders are only looked up when the mail is
 * composed, so that neither the answer nor its timing reveals whether there are any.
 */
export function sendOrderLinks(store: Store, email: string): Promise<void> {
  return store.update(mailAdded({ to: email, template: 'own-orders' }))
}
