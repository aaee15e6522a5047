import { signInEngine } from '@/lib/account/sign-in/sign-in-engine'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { sendOrderLinks } from '@/lib/orders/mails/own-orders'
import { orderIdSchema } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'
import { findCustomerKey, requirePerson } from './find-person'

/**
 * Limited per mailbox and day.
 * @throws ShopError `customer_not_found`; `order_not_found` for an account without orders
 */
export async function sendCustomerLinks(store: Store, key: string, actor: string): Promise<void> {
  const { email } = await requirePerson(store, key)
  const newest = await findCustomerKey(store, email)
  if (!orderIdSchema.safeParse(newest).success) throw new ShopError('order_not_found')
  const entry = { actor, act: 'customer-links-sent', subject: `orders/${newest}` } as const
  await sendOrderLinks(store, email, journalAdded(entry))
}

/** On all devices; their open pages are told. @throws ShopError `customer_not_found`, also without an account */
export async function signOutCustomer(store: Store, key: string, actor: string): Promise<void> {
  const { account } = await requirePerson(store, key)
  if (!account) throw new ShopError('customer_not_found')
  const { uid } = account
  const entry = journalAdded({ actor, act: 'customer-signed-out', subject: `users/${uid}` })
  await signInEngine(store).endAll(uid, entry)
  log().info({ uid, actor }, 'signed out everywhere by the desk')
}
