import { ShopError } from '@/lib/core/errors'
import { addressKey } from '@/lib/core/text/email-address'
import { mailAdded } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { allowCodesAgain } from './factor/take-code'
import { readLink } from './links/link-token'
import { beginSession, type Browser, type NewSession } from './session/begin-session'
import { requireOwnPassword } from './session/prove'
import { openSession, type SignedInUser } from './session/session'
import { requireGoodPassword } from './sign-in/password-rule'
import { signInEngine } from './sign-in/sign-in-engine'

const passwordNotified = (email: string) =>
  mailAdded({ to: email, template: 'account-changed', about: 'password' })

/** The account is looked up when the mail is composed, so that neither the answer nor its time tells of it. */
export function askForReset(store: Store, email: string): Promise<void> {
  return store.update(mailAdded({ to: email, template: 'account-reset' }))
}

/** Confirms the address and ends all sessions. @throws ShopError `account_link_void`, `invalid_input` */
export async function resetPassword(store: Store, token: string, password: string): Promise<void> {
  const { account, email } = await readLink(store, 'reset', token)
  if (addressKey(account.email) !== addressKey(email)) throw new ShopError('account_link_void')
  requireGoodPassword(password, email)
  const after = await signInEngine(store).setPassword(account, password, passwordNotified(account.email))
  if (!after) throw new ShopError('account_link_void')
  await allowCodesAgain(store, account.uid)
}

/** Ends all sessions and begins a new one here. @throws ShopError `invalid_input`, `rate_limited` */
export async function changePassword(
  store: Store,
  { uid, email }: SignedInUser,
  { current, next }: { current: string; next: string },
  browser: Browser,
): Promise<NewSession> {
  requireGoodPassword(next, email, 'next')
  const given = { email, password: current }
  const proof = await requireOwnPassword(store, uid, given, browser).catch(atCurrent)
  const before = await openSession(store, browser.session)
  const withFactor = before !== null && before.factorAt !== null
  const after = await signInEngine(store).setPassword(proof, next, passwordNotified(email))
  // It was changed elsewhere in the meantime.
  if (!after) throw wrongCurrent()
  return beginSession(store, { ...after, withFactor }, email, browser)
}

function atCurrent(error: unknown): never {
  if (!(error instanceof ShopError) || error.code !== 'wrong_credentials') throw error
  throw wrongCurrent()
}

const wrongCurrent = () => new ShopError('invalid_input', { fields: { current: tFields('password_wrong') } })
