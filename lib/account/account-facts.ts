import { asciiAddress } from '@/lib/core/text/email-address'
import type { Store } from '@/lib/store/store'
import type { DeviceSession } from './device-session'
import type { AccountFacts } from './sign-in/engine'
import { signInEngine } from './sign-in/sign-in-engine'

export { accountIdSchema } from './signed-in-user'
export type { AccountFacts } from './sign-in/engine'
export type { DeviceSession } from './device-session'

export async function accountUnder(store: Store, email: string): Promise<AccountFacts | null> {
  return asciiAddress(email) === null ? null : signInEngine(store).accountUnder(email)
}

export function accountWith(store: Store, uid: string): Promise<AccountFacts | null> {
  return signInEngine(store).accountWith(uid)
}

/** Page by page, in no promised order. */
export function listAccounts(store: Store): AsyncGenerator<AccountFacts[], void> {
  return signInEngine(store).pages()
}

/** Newest first. */
export function devicesOf(store: Store, account: AccountFacts): Promise<DeviceSession[]> {
  return signInEngine(store).devices(account)
}

export interface FoundAccount {
  uid: string
  /** '' if none was given. */
  name: string
}

export async function findAccount(store: Store, email: string): Promise<FoundAccount | null> {
  const account = await accountUnder(store, email)
  return account && { uid: account.uid, name: account.displayName }
}

const MOST = 100

/** Deleted accounts are left out. */
export async function accountNames(store: Store, uids: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(uids)].slice(0, MOST)
  const found = await signInEngine(store).accounts(asked)
  return new Map(found.map(({ uid, displayName, email }) => [uid, displayName || email || uid]))
}

/** By uid. Accounts that have none, are disabled or no longer exist are left out. */
export async function verifiedAddresses(store: Store, uids: readonly string[]): Promise<Map<string, string>> {
  const found = await signInEngine(store).accounts(uids)
  return new Map(
    found.flatMap(({ uid, email, emailVerified, isDisabled }) =>
      email !== '' && emailVerified && !isDisabled ? [[uid, email]] : [],
    ),
  )
}
