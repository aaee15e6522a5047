import 'server-only'
import { accountChanged } from '@/lib/account/data'
import { endAllSessions } from '@/lib/account/session/session'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { sendOrderLinks } from '@/lib/orders/mails/own-orders'
import { orderIdSchema } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'
import { findCustomerKey, requirePerson } from './find-person'

/**
 * Sends a person the mail with the links to all their orders, as they could ask for it themselves; the number of such
 * mails per mailbox and day is limited.
 * @throws ShopError `customer_not_found`, `order_not_found` for an account without orders, `sign_in_unavailable`
 */
export async function sendCustomerLinks(store: Store, key: string, actor: string): Promise<void> {
  const { email } = await requirePerson(store, key)
  const newest = await findCustomerKey(store, email)
  if (!orderIdSchema.safeParse(newest).success) throw new ShopError('order_not_found')
  const deed = { actor, act: 'customer-links-sent', subject: `orders/${newest}` } as const
  await sendOrderLinks(store, email, journalAdded(deed))
}

/**
 * Ends the sessions of a person's account on all devices, and tells its open pages. Sessions live with the sign-in
 * service, so the journal entry can only follow.
 * @throws ShopError `customer_not_found`, also without an account; `sign_in_unavailable`
 */
export async function signOutCustomer(store: Store, key: string, actor: string): Promise<void> {
  const { account } = await requirePerson(store, key)
  if (!account) throw new ShopError('customer_not_found')
  const { uid } = account
  await endAllSessions(uid)
  await store.update({
    ...accountChanged(uid),
    ...journalAdded({ actor, act: 'customer-signed-out', subject: `users/${uid}` }),
  })
  log().info({ uid, actor }, 'signed out everywhere by the desk')
}
