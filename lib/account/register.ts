import 'server-only'
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
 * Adds an account that its address has yet to confirm. Whoever asks learns nothing of an account that is there already; its
 * owner is told by mail.
 * @throws ShopError `invalid_input` for a password that is easy to guess, `sign_in_unavailable`
 */
export async function register(store: Store, account: Credentials & { name: string }): Promise<void> {
  const { email, password } = account
  requireGoodPassword(password, email)
  await signInEngine(store).add(account, mailAdded({ to: email, template: 'account-confirm' }))
}

/**
 * Confirms an account's address by a mailed link, and signs in. The password is asked for, because somebody else may have
 * registered the address: who reads its mail must not open an account to them.
 * @throws ShopError `account_link_void`, also once it is confirmed; `wrong_credentials`, `rate_limited`, `sign_in_unavailable`
 */
export async function confirmAddress(
  store: Store,
  { token, password }: { token: string; password: string },
  browser: Browser,
): Promise<NewSession> {
  const { account, email } = await readLink(store, 'confirm', token)
  if (account.emailVerified || addressKey(account.email) !== email) throw new ShopError('account_link_void')
  const proof = await provePassword(store, { email: account.email, password }, browser, false)
  if (!(await signInEngine(store).confirm(proof))) throw new ShopError('account_link_void')
  return beginSession(store, proof, account.email, browser)
}
