import 'server-only'
import { asciiAddress } from '@/lib/core/text/email-address'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import type { DeviceSession } from './device-session'
import type { AccountFacts } from './sign-in/engine'
import { signInEngine } from './sign-in/sign-in-engine'

export { accountIdSchema } from './signed-in-user'
export type { AccountFacts } from './sign-in/engine'
export type { DeviceSession } from './device-session'

/**
 * The account under a whole e-mail address, or null.
 * @throws ShopError `sign_in_unavailable`
 */
export async function accountUnder(store: Store, email: string): Promise<AccountFacts | null> {
  return asciiAddress(email) === null ? null : signInEngine(store).accountUnder(email)
}

/**
 * The account with this id, or null.
 * @throws ShopError `sign_in_unavailable`
 */
export function accountWith(store: Store, uid: string): Promise<AccountFacts | null> {
  return signInEngine(store).accountWith(uid)
}

/**
 * All accounts, page by page, in no promised order.
 * @throws ShopError `sign_in_unavailable`
 */
export function listAccounts(store: Store): AsyncGenerator<AccountFacts[], void> {
  return signInEngine(store).pages()
}

/** Where an account is signed in, newest first. @throws ShopError `sign_in_unavailable` */
export function devicesOf(store: Store, account: AccountFacts): Promise<DeviceSession[]> {
  return signInEngine(store).devices(account)
}

export interface FoundAccount {
  uid: string
  /** '' if none was given. */
  name: string
}

/** The account under a whole e-mail address; null if there is none, or while the sign-in service is away. */
export async function findAccount(store: Store, email: string): Promise<FoundAccount | null> {
  const account = await orIfAway(accountUnder(store, email), null, 'whether there is an account is not known')
  return account && { uid: account.uid, name: account.displayName }
}

/** At once, for names. */
const MOST = 100

/** Display names by uid. Deleted accounts are left out; the map is empty while the sign-in service is unavailable. */
export async function accountNames(store: Store, uids: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(uids)].slice(0, MOST)
  const found = await orIfAway(
    signInEngine(store).accounts(asked),
    [],
    'what accounts are called is not known',
  )
  return new Map(found.map(({ uid, displayName, email }) => [uid, displayName || email || uid]))
}

/**
 * Verified e-mail addresses by uid. Accounts that have none, are disabled or no longer exist are left out.
 * @throws ShopError `sign_in_unavailable`
 */
export async function verifiedAddresses(store: Store, uids: readonly string[]): Promise<Map<string, string>> {
  const found = await signInEngine(store).accounts(uids)
  return new Map(
    found.flatMap(({ uid, email, emailVerified, isDisabled }) =>
      email !== '' && emailVerified && !isDisabled ? [[uid, email]] : [],
    ),
  )
}

async function orIfAway<Value>(asked: Promise<Value>, other: Value, why: string): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    log().warn({ error }, why)
    return other
  }
}
