import { ShopError } from '@/lib/core/errors'
import { mailAdded } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { readLink } from './links/link-token'
import { signInEngine } from './sign-in/sign-in-engine'

/** If another account has the address, a different mail goes there: only its owner learns of it. */
export function askForAddress(store: Store, uid: string, email: string): Promise<void> {
  return store.update(mailAdded({ to: email, template: 'account-address', about: uid }))
}

/**
 * Only for the signed-in user: a mistyped address may be a stranger's. Ends all sessions. @throws ShopError
 * `account_link_void`, also if the address has an account by now; `forbidden` for another account's link
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
