import 'server-only'
import type { UserRecord } from 'firebase-admin/auth'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { isSessionEnded } from '../data'
import { sessionUserOf } from './session-user'
import { withSignInService } from './with-sign-in-service'
import type { SessionUser } from '../schema'

/** How long a session lasts. */
export const SESSION_SECONDS = 5 * 24 * 60 * 60
/** How long after the sign-in a session can be begun, or the account deleted. */
const RECENT_SECONDS = 5 * 60

/** What opens the owner's desk: all of it, or what helps buyers. */
export interface DeskRoles {
  admin: boolean
  support: boolean
}

/** A signed-in user, with the roles as they are now. */
export type SignedInUser = SessionUser & DeskRoles

/**
 * Begins a session with an ID token of a sign-in that is at most five minutes old
 * (https://firebase.google.com/docs/auth/admin/manage-cookies).
 * @throws ShopError `unauthorized` for any other token, `sign_in_unavailable`
 */
export async function createSession(idToken: string): Promise<{ cookie: string; maxAgeSeconds: number }> {
  return withSignInService(async (auth) => {
    const { auth_time } = await auth.verifyIdToken(idToken, true)
    if (!isRecent(auth_time)) throw new ShopError('unauthorized')
    const cookie = await auth.createSessionCookie(idToken, { expiresIn: SESSION_SECONDS * 1000 })
    return { cookie, maxAgeSeconds: SESSION_SECONDS }
  })
}

/**
 * Whose session a cookie is; null for none, for one that was signed out or revoked, and for those of deleted and disabled
 * users. Name, e-mail address and role are those of this moment, not of the sign-in.
 * @throws ShopError `sign_in_unavailable`
 */
export async function userOf(store: Store, sessionCookie: string | undefined): Promise<SignedInUser | null> {
  const session = await openSession(store, sessionCookie)
  return session && { ...sessionUserOf(session.record), ...deskRolesOf(session.record) }
}

/**
 * The signed-in user, who has signed in within the last five minutes.
 * @throws ShopError `unauthorized`, `sign_in_again`, `sign_in_unavailable`
 */
export async function requireRecentSignIn(
  store: Store,
  sessionCookie: string | undefined,
): Promise<SignedInUser> {
  const session = await openSession(store, sessionCookie)
  if (!session) throw new ShopError('unauthorized')
  if (!isRecent(session.signedInAt)) throw new ShopError('sign_in_again')
  return { ...sessionUserOf(session.record), ...deskRolesOf(session.record) }
}

/**
 * Ends the sessions of a user on all devices.
 * @throws ShopError `sign_in_unavailable`
 */
export async function endAllSessions(uid: string): Promise<void> {
  await withSignInService((auth) => auth.revokeRefreshTokens(uid))
}

/** The roles of an account, which are custom claims; an admin may do all that support may. */
export function deskRolesOf({ customClaims }: UserRecord): DeskRoles {
  const admin = customClaims?.admin === true
  return { admin, support: admin || customClaims?.support === true }
}

interface Session {
  record: UserRecord
  /** In seconds. */
  signedInAt: number
}

async function openSession(store: Store, cookie: string | undefined): Promise<Session | null> {
  const session = cookie ? await verify(cookie) : null
  if (!session || !cookie) return null
  return (await isSessionEnded(store, session.record.uid, cookie)) ? null : session
}

/** What the sign-in service says of a session. */
async function verify(cookie: string): Promise<Session | null> {
  try {
    return await withSignInService(async (auth) => {
      const { uid, auth_time } = await auth.verifySessionCookie(cookie)
      // The same check that the SDK makes on request; this way its answer is of use too.
      const record = await auth.getUser(uid)
      const validSince = Date.parse(record.tokensValidAfterTime ?? '') || 0
      const isRevoked = auth_time * 1000 < validSince
      return record.disabled || isRevoked ? null : { record, signedInAt: auth_time }
    })
  } catch (error) {
    if (error instanceof ShopError && error.code === 'unauthorized') return null
    throw error
  }
}

const isRecent = (signedInAt: number) => now() / 1000 - signedInAt <= RECENT_SECONDS
