import { ShopError } from '@/lib/core/errors'
import { mailAdded } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { readLink } from './links/link-token'
import { signInEngine } from './sign-in/sign-in-engine'

/**
 * Mails a link to a user's new address. If another account uses that address, a different mail goes there and only its owner
 * learns of it.
 */
export function askForAddress(store: Store, uid: string, email: string): Promise<void> {
  return store.update(mailAdded({ to: email, template: 'account-address', about: uid }))
}

/**
 * Changes a user's address by the link mailed to the new one, notifies the old one, and ends all sessions. The link works only
 * for the signed-in user, because a mistyped address may belong to a stranger. A task updates the address of the partner, if the
 * user is one.
 * @throws ShopError `account_link_void`, also for an address that has an account by now; `forbidden` for the link of another
 * account
 */
export async function changeAddress(store: Store, uid: string, token: string): Promise<void> {
  const { account, email } = await readLink(store, 'address', token)
  if (account.uid !== uid) throw new ShopError('forbidden')
  const following = {
    ...mailAdded({ to: account.email, template: 'account-changed', about: 'address' }),
    ...taskAdded('partner-address', account.uid).changes,
  }
  if (!(await signInEngine(store).setAddress(account, email, following)))
    throw new ShopError('account_link_void')
}
