import type { DeviceSession } from '../device-session'
import type { DeskRole, SignedInUser } from '../signed-in-user'
import type { Changes } from '@/lib/store/store'

export interface Credentials {
  email: string
  password: string
}

/** An account with facts about its use; times in ms, null for never. */
export interface AccountFacts extends SignedInUser {
  isDisabled: boolean
  createdAt: number | null
  signedInAt: number | null
  /** Changes whenever all sessions are ended; anything signed under an earlier number is void. */
  epoch: number
}

/** Proof that a user owns an account, in the account's state at that time. */
export interface Proof {
  uid: string
  epoch: number
  /** Whether a second factor was given as well: a code, or a passkey whose device verified its user. */
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
 * Keeps accounts and sessions. Code outside of `lib/account` does not know which engine is in use. Additional changes that a
 * caller passes are written together with the engine's own: by the shop's engine in one atomic write, by Firebase's
 * afterwards. Every call @throws ShopError `sign_in_unavailable` if an external service does not answer.
 */
export interface SignInEngine {
  /**
   * Null for an unknown address, a wrong password, and an account that is disabled; in the same time.
   * @param confirmed whether the account's address has to be confirmed, or has to be unconfirmed yet
   */
  check(credentials: Credentials, confirmed?: boolean): Promise<Proof | null>
  /** Begins a session. @returns its cookie's value; null if the account has changed since the proof */
  begin(proof: Proof, device: string): Promise<string | null>
  /** Null once it has ended for any reason, within a second on all processes. */
  session(cookie: string): Promise<OpenSession | null>
  /** Records that the user has proved their identity again in an open session. @returns whether it was still open */
  prove(cookie: string, by: { withFactor: boolean }): Promise<boolean>
  /** Ends the session of a device; nothing for an unknown one. */
  end(cookie: string): Promise<void>
  endAll(uid: string, also?: Changes): Promise<void>
  /** The sessions that have not ended, newest first. */
  devices(account: AccountFacts): Promise<DeviceSession[]>

  accountWith(uid: string): Promise<AccountFacts | null>
  /** Regardless of the case and spelling of the address. */
  accountUnder(email: string): Promise<AccountFacts | null>
  /** Those that exist. */
  accounts(uids: readonly string[]): Promise<AccountFacts[]>
  /** Those with a role at the desk. */
  staff(): Promise<AccountFacts[]>
  /** All accounts, page by page, in no promised order. */
  pages(): AsyncGenerator<AccountFacts[], void>

  /** Adds an unconfirmed account, replacing another unconfirmed one; does nothing if the address has a confirmed account. */
  add(account: Credentials & { name: string }, also: Changes): Promise<void>
  /** @returns whether the account was still as proved */
  confirm(proof: Proof, also?: Changes): Promise<boolean>
  /**
   * Sets a password, which confirms the address and ends all sessions.
   * @returns the account's state by this change, to begin a session with; null if the account was no longer as proved
   */
  setPassword(proof: Proof, password: string, also?: Changes): Promise<Proof | null>
  /** Sets a confirmed address, which ends all sessions. @returns as `confirm`, and false for an address that is taken */
  setAddress(proof: Proof, email: string, also?: Changes): Promise<boolean>
  /** @param name '' clears it */
  rename(uid: string, name: string, also: Changes): Promise<void>
  /** Grants or revokes a role. @throws ShopError `last_admin` if no admin would be left, even under concurrent changes */
  setRole(uid: string, role: DeskRole, isGranted: boolean, also: Changes): Promise<void>
  /** Does nothing if the account is already gone. */
  remove(uid: string): Promise<void>
}
