import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { readFactor } from '../factor/data'
import type { ProofWay } from '../factor/schema'
import { takeCode } from '../factor/take-code'
import type { Credentials, Proof } from '../sign-in/engine'
import { signInEngine } from '../sign-in/sign-in-engine'
import { provePassword, type Browser } from './begin-session'
import { openSession, userOf, type SignedInUser } from './session'

/** @returns the signed-in user @throws ShopError `unauthorized`, as `takeCode` */
export async function giveCode(
  store: Store,
  cookie: string | undefined,
  code: string,
): Promise<SignedInUser> {
  const session = await openSession(store, cookie)
  if (!session || cookie === undefined) throw new ShopError('unauthorized')
  await takeCode(store, session.account, code)
  await noteProof(store, cookie, true)
  const user = await userOf(store, cookie)
  if (!user) throw new ShopError('unauthorized')
  return user
}

/** How a user proves their identity again: by a code if there is a second factor, else by the password. */
export async function proofWay(store: Store, uid: string): Promise<ProofWay> {
  return (await readFactor(store, uid)) ? 'code' : 'password'
}

/** @throws ShopError `invalid_input` for the wrong proof, `wrong_credentials`, `unauthorized`, as `takeCode` */
export async function proveAgain(
  store: Store,
  { uid, email }: SignedInUser,
  { password, code }: { password?: string | undefined; code?: string | undefined },
  { cookie, browser }: { cookie: string; browser: Browser },
): Promise<void> {
  const way = await proofWay(store, uid)
  const given = way === 'code' ? code : password
  if (given === undefined) throw new ShopError('invalid_input')
  if (way === 'code') await takeCode(store, { uid, email }, given)
  else await requireOwnPassword(store, uid, { email, password: given }, browser)
  await noteProof(store, cookie, way === 'code')
}

/** @throws ShopError `wrong_credentials`, also for the password of another account; `rate_limited` */
export async function requireOwnPassword(
  store: Store,
  uid: string,
  credentials: Credentials,
  browser: Browser,
): Promise<Proof> {
  const proof = await provePassword(store, credentials, browser)
  // The address may belong to another account by now.
  if (proof.uid !== uid) throw new ShopError('wrong_credentials')
  return proof
}

/** @throws ShopError `unauthorized` if the session has ended in the meantime */
async function noteProof(store: Store, cookie: string, withFactor: boolean): Promise<void> {
  if (!(await signInEngine(store).prove(cookie, { withFactor }))) throw new ShopError('unauthorized')
}
