import type { SignedInUser } from '../signed-in-user'
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

export interface CheckOptions {
  /** Whether the account's address has to be unconfirmed yet, instead of confirmed. */
  isUnconfirmed?: boolean
  /** Whether the browser has signed in to the account before; it then does not wait for those that have not. */
  isKnown?: boolean
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
