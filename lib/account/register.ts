import { ShopError } from '@/lib/core/errors'
import { addressKey } from '@/lib/core/text/email-address'
import { mailAdded } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'
import { readLink } from './links/link-token'
import { beginSession, provePassword, type Browser, type NewSession } from './session/begin-session'
import type { Credentials } from './sign-in/engine'
import { requireGoodPassword } from './sign-in/password-rule'
import { signInEngine } from './sign-in/sign-in-engine'

/** Does not tell whether the address has an account; its owner learns by mail. @throws ShopError `invalid_input` */
export async function register(store: Store, account: Credentials & { name: string }): Promise<void> {
  const { email, password } = account
  requireGoodPassword(password, email)
  await signInEngine(store).add(account, mailAdded({ to: email, template: 'account-confirm' }))
}

/**
 * Asks for the password: a stranger may have registered the address, whose owner must not let them in by a click.
 * @throws ShopError `account_link_void`, also once confirmed; `wrong_credentials`, `rate_limited`
 */
export async function confirmAddress(
  store: Store,
  { token, password }: { token: string; password: string },
  browser: Browser,
): Promise<NewSession> {
  const { account, email } = await readLink(store, 'confirm', token)
  if (account.emailVerified || addressKey(account.email) !== addressKey(email))
    throw new ShopError('account_link_void')
  const proof = await provePassword(store, { email: account.email, password }, browser, true)
  if (!(await signInEngine(store).confirm(proof))) throw new ShopError('account_link_void')
  return beginSession(store, proof, account.email, browser)
}
