import type { DeviceSession } from '../device-session'
import type { DeskRole, SignedInUser } from '../signed-in-user'
import type { Changes } from '@/lib/store/store'

export interface Credentials {
  email: string
  password: string
}

/** An account with what is known of its use; times in ms, null for never. */
export interface AccountFacts extends SignedInUser {
  isDisabled: boolean
  createdAt: number | null
  signedInAt: number | null
  /** Another number since each change that ended all sessions; what was signed before that is void. */
  epoch: number
}

/** That somebody is the owner of an account, as it was then. */
export interface Proof {
  uid: string
  epoch: number
  /** Whether a second factor was given, too: a code, or a passkey whose device knows its owner. */
  withFactor?: boolean
}

/** Times in ms. */
export interface OpenSession {
  account: AccountFacts
  signedInAt: number
  /** When a password, a passkey or a code was last given in it. */
  provedAt: number
  /** When a passkey or a code was last given in it; null for never. */
  factorAt: number | null
}

/**
 * What keeps accounts and sessions. Nothing outside of `lib/account` knows which one runs. Changes that are given along are
 * written with it: by the shop's own engine in one atomic write, by Firebase's after it.
 * Every call @throws ShopError `sign_in_unavailable` if a service elsewhere does not answer.
 */
export interface SignInEngine {
  /**
   * Null for an unknown address, a wrong password, and an account that is disabled; in the same time.
   * @param confirmed whether the account's address has to be confirmed, or has to be unconfirmed yet
   */
  check(credentials: Credentials, confirmed?: boolean): Promise<Proof | null>
  /** Begins a session. @returns its cookie's value; null if the account has changed since the proof */
  begin(proof: Proof, device: string): Promise<string | null>
  /** Null once it has ended for whatever reason, within a second on all processes. */
  session(cookie: string): Promise<OpenSession | null>
  /** Notes that its owner has proved anew, in a session that goes on, who they are. @returns whether it still went on */
  prove(cookie: string, by: { withFactor: boolean }): Promise<boolean>
  /** Ends the session of a device; nothing for an unknown one. */
  end(cookie: string): Promise<void>
  endAll(uid: string, also?: Changes): Promise<void>
  /** The sessions that have not ended, newest first. */
  devices(account: AccountFacts): Promise<DeviceSession[]>

  accountWith(uid: string): Promise<AccountFacts | null>
  /** Whatever the case and spelling of the address. */
  accountUnder(email: string): Promise<AccountFacts | null>
  /** Those that there are. */
  accounts(uids: readonly string[]): Promise<AccountFacts[]>
  /** Those with a role at the desk. */
  staff(): Promise<AccountFacts[]>
  /** All accounts, page by page, in no promised order. */
  pages(): AsyncGenerator<AccountFacts[], void>

  /** Adds an account that has yet to be confirmed, in place of another such; nothing for one that is confirmed. */
  add(account: Credentials & { name: string }, also: Changes): Promise<void>
  /** @returns whether the account was still as proved */
  confirm(proof: Proof, also?: Changes): Promise<boolean>
  /** Sets a password, which confirms the address and ends all sessions. @returns as `confirm` */
  setPassword(proof: Proof, password: string, also?: Changes): Promise<boolean>
  /** Sets a confirmed address, which ends all sessions. @returns as `confirm`, and false for an address that is taken */
  setAddress(proof: Proof, email: string, also?: Changes): Promise<boolean>
  /** @param name '' clears it */
  rename(uid: string, name: string, also: Changes): Promise<void>
  /** Gives or takes a role. @throws ShopError `last_admin` where nobody would be left to give roles, whoever else is taking some */
  setRole(uid: string, role: DeskRole, isGranted: boolean, also: Changes): Promise<void>
  /** Nothing for an account that is gone. */
  remove(uid: string): Promise<void>
}
