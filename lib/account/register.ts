import { ShopError } from '@/lib/core/errors'
import { addressKey } from '@/lib/core/text/email-address'
import { mailAdded } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'
import { readLink } from './links/link-token'
import { beginSession, provePassword, type Browser, type NewSession } from './session/begin-session'
import type { Credentials } from './sign-in/engine'
import { requireGoodPassword } from './sign-in/password-rule'
import { signInEngine } from './sign-in/sign-in-engine'

/**
 * Adds an account whose address has yet to be confirmed. The caller cannot tell whether the address already has an account;
 * the owner of an existing one is told by mail.
 * @throws ShopError `invalid_input` for a password that is easy to guess
 */
export async function register(store: Store, account: Credentials & { name: string }): Promise<void> {
  const { email, password } = account
  requireGoodPassword(password, email)
  await signInEngine(store).add(account, mailAdded({ to: email, template: 'account-confirm' }))
}

/**
 * Confirms an account's address by a mailed link, and signs in. Asks for the password, because a stranger may have registered
 * the address: the owner of the mailbox must not open the account to that stranger by clicking.
 * @throws ShopError `account_link_void`, also once it is confirmed; `wrong_credentials`, `rate_limited`
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
