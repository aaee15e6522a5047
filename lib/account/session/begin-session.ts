import { randomUUID } from 'node:crypto'
import { countAttempt } from '@/lib/attempts/count-attempt'
import { ShopError } from '@/lib/core/errors'
import { keyedHash, sameSecret } from '@/lib/core/server-secret'
import { addressKey } from '@/lib/core/text/email-address'
import type { Store } from '@/lib/store/store'
import type { Credentials, Proof } from '../sign-in/engine'
import { signInEngine } from '../sign-in/sign-in-engine'
import { deviceOf } from './device-of'
import { requireUser } from './require-user'

export interface Browser {
  address: string | null
  userAgent: string | null
  /** The cookie by which it is known. */
  signedInBefore: string | undefined
  session?: string | undefined
}

/** Values of cookies. */
export interface NewSession {
  uid: string
  session: string
  signedInBefore: string
}

const SIGN_IN = {
  collection: 'signInAttempts',
  purpose: 'sign-in attempts',
  perPerson: 10,
  perNetwork: 100,
} as const

/** @throws ShopError `wrong_credentials`, `rate_limited`, `busy` */
export async function signIn(store: Store, credentials: Credentials, browser: Browser): Promise<NewSession> {
  const proof = await provePassword(store, credentials, browser)
  return beginSession(store, proof, credentials.email, browser)
}

/** Counts wrong ones by network and browser. @throws ShopError `wrong_credentials`, `rate_limited`, `busy` */
export async function provePassword(
  store: Store,
  credentials: Credentials,
  { address, signedInBefore }: Browser,
  isUnconfirmed = false,
): Promise<Proof> {
  const { email } = credentials
  const knownBrowser = knownBrowserOf(signedInBefore, email)
  const trier = { address, isTrusted: false, knownBrowser }
  const takeBack = await countAttempt(store, { ...SIGN_IN, group: addressKey(email) }, trier)
  const options = { isUnconfirmed, isKnown: knownBrowser !== null }
  const proof = await signInEngine(store)
    .check(credentials, options)
    .catch(async (error: unknown) => {
      // The password was not judged.
      await takeBack()
      throw error
    })
  if (!proof) throw new ShopError('wrong_credentials')
  await takeBack()
  return proof
}

/** @throws ShopError `wrong_credentials` if the account has changed since the proof */
export async function beginSession(
  store: Store,
  proof: Proof,
  email: string,
  { userAgent, signedInBefore }: Browser,
): Promise<NewSession> {
  const session = await signInEngine(store).begin(proof, deviceOf(userAgent))
  if (session === null) throw new ShopError('wrong_credentials')
  const isKnown = signedInBefore !== undefined && knownBrowserOf(signedInBefore, email) !== null
  return { uid: proof.uid, session, signedInBefore: isKnown ? signedInBefore : knownBrowserValue(email) }
}

/** Signed value that tells a browser which has signed in with an address apart from all others. */
function knownBrowserValue(email: string): string {
  const id = randomUUID()
  return `${id}.${signatureOf(id, email)}`
}

/** Null unless it was issued for this address. */
function knownBrowserOf(value: string | undefined, email: string): string | null {
  const [id = '', signature = ''] = value?.split('.') ?? []
  return sameSecret(signature, signatureOf(id, email)) ? id : null
}

function signatureOf(id: string, email: string): string {
  return keyedHash('signed in before', `${id} ${addressKey(email)}`)
}

export async function signOut(store: Store, sessionCookie: string | undefined): Promise<void> {
  if (sessionCookie) await signInEngine(store).end(sessionCookie)
}

/** @throws ShopError `unauthorized` */
export async function signOutEverywhere(store: Store, sessionCookie: string | undefined): Promise<void> {
  const { uid } = await requireUser(store, sessionCookie)
  await signInEngine(store).endAll(uid)
}
