import 'server-only'
import { asciiAddress } from '@/lib/core/text/email-address'
import { z } from 'zod'
import type { UserRecord } from 'firebase-admin/auth'
import { signedInUserOf, type SignedInUser } from './session/session'
import { withSignInService } from './session/with-sign-in-service'

/** The pattern of an account's id, as the sign-in service makes them. */
export const accountIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/)

/** An account with what the sign-in service knows of its use; times in ms, null for never. */
export interface AccountFacts extends SignedInUser {
  isDisabled: boolean
  createdAt: number | null
  signedInAt: number | null
  /** Sessions that began before this have ended. */
  signedOutAt: number | null
}

/**
 * The account under a whole e-mail address, or null.
 * @throws ShopError `sign_in_unavailable`
 */
export function accountUnder(email: string): Promise<AccountFacts | null> {
  const known = asciiAddress(email)
  return known === null ? Promise.resolve(null) : firstOf({ email: known })
}

/**
 * The account with this id, or null.
 * @throws ShopError `sign_in_unavailable`
 */
export function accountWith(uid: string): Promise<AccountFacts | null> {
  return firstOf({ uid })
}

async function firstOf(by: { email: string } | { uid: string }): Promise<AccountFacts | null> {
  const { users } = await withSignInService((auth) => auth.getUsers([by]))
  return users[0] ? factsOf(users[0]) : null
}

function factsOf(record: UserRecord): AccountFacts {
  const { disabled, metadata, tokensValidAfterTime } = record
  return {
    ...signedInUserOf(record),
    isDisabled: disabled,
    createdAt: timeOf(metadata.creationTime),
    signedInAt: timeOf(metadata.lastSignInTime),
    signedOutAt: timeOf(tokensValidAfterTime),
  }
}

/** Firebase gives times as texts; without one, null or an empty text. */
function timeOf(text: string | null | undefined): number | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : time
}
