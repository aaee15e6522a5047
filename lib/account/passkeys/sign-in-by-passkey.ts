import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { beginSession, type Browser, type NewSession } from '../session/begin-session'
import { signInEngine } from '../sign-in/sign-in-engine'
import type { UsedPasskey } from './schema'
import { verifyPasskey } from './verify-passkey'

/** @param key the browser's @throws ShopError as `verifyPasskey`; `wrong_credentials` if the account has changed */
export async function signInByPasskey(
  store: Store,
  response: UsedPasskey,
  key: string | undefined,
  browser: Browser,
): Promise<NewSession> {
  const proof = await verifyPasskey(store, response, key)
  return beginSession(store, proof, proof.email, browser)
}

/** @throws ShopError as `verifyPasskey`, also for another account's; `unauthorized` if the session has ended */
export async function proveByPasskey(
  store: Store,
  uid: string,
  response: UsedPasskey,
  { key, cookie }: { key: string | undefined; cookie: string },
): Promise<void> {
  const proof = await verifyPasskey(store, response, key)
  if (proof.uid !== uid) throw new ShopError('passkey_refused')
  await noteFactor(store, cookie)
}

/** @throws ShopError `unauthorized` if the session has ended */
export async function noteFactor(store: Store, cookie: string): Promise<void> {
  if (!(await signInEngine(store).prove(cookie, { withFactor: true }))) throw new ShopError('unauthorized')
}
