import 'server-only'
import type { UserRecord } from 'firebase-admin/auth'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { toPlainText } from '@/lib/core/text/plain-text'
import type { Store } from '@/lib/store/store'
import { isSessionEnded } from '../data'
import { withSignInService } from './with-sign-in-service'
import { NAME_LENGTH, type SessionUser } from '../schema'

export const SESSION_SECONDS = 5 * 24 * 60 * 60
/** Maximum age of a sign-in that may begin a session or delete the account. */
const RECENT_SECONDS = 5 * 60

/** Access to the owner's desk: all of it, or only the parts for helping buyers. */
export interface DeskRoles {
  admin: boolean
  support: boolean
}

/** With current roles, not those at sign-in. */
export type SignedInUser = SessionUser & DeskRoles

/**
 * Begins a session from the ID token of a sign-in at most five minutes old
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
 * The user behind a session cookie; null without one, after sign-out or revocation, and for deleted or disabled
 * users. Name, e-mail address and roles are current, not those at sign-in.
 * @throws ShopError `sign_in_unavailable`
 */
export async function userOf(store: Store, sessionCookie: string | undefined): Promise<SignedInUser | null> {
  const session = await openSession(store, sessionCookie)
  return session && signedInUserOf(session.record)
}

/**
 * The signed-in user, provided they signed in within the last five minutes.
 * @throws ShopError `unauthorized`, `sign_in_again`, `sign_in_unavailable`
 */
export async function requireRecentSignIn(
  store: Store,
  sessionCookie: string | undefined,
): Promise<SignedInUser> {
  const session = await openSession(store, sessionCookie)
  if (!session) throw new ShopError('unauthorized')
  if (!isRecent(session.signedInAt)) throw new ShopError('sign_in_again')
  return signedInUserOf(session.record)
}

/**
 * Ends the user's sessions on all devices.
 * @throws ShopError `sign_in_unavailable`
 */
export async function endAllSessions(uid: string): Promise<void> {
  await withSignInService((auth) => auth.revokeRefreshTokens(uid))
}

/**
 * The shop's view of an account. The name is cleaned and cut here because the sign-in service accepts any. Roles are custom
 * claims; admins may do everything support may.
 */
export function signedInUserOf(record: UserRecord): SignedInUser {
  const { uid, email, displayName, photoURL, emailVerified, customClaims } = record
  const admin = customClaims?.admin === true
  return {
    uid,
    email: email ?? '',
    displayName: toPlainText(displayName ?? '').slice(0, NAME_LENGTH),
    photoURL: photoURL ?? null,
    emailVerified,
    admin,
    support: admin || customClaims?.support === true,
  }
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

/** The sign-in service's answer for a session cookie; null if it is no longer valid. */
async function verify(cookie: string): Promise<Session | null> {
  try {
    return await withSignInService(async (auth) => {
      const { uid, auth_time } = await auth.verifySessionCookie(cookie)
      // The SDK can check for revocation itself, but we need the record anyway.
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
