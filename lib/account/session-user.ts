import 'server-only'
import type { UserRecord } from 'firebase-admin/auth'
import type { SessionUser } from './schema'

/** What the shop tells of an account. */
export function sessionUserOf({ uid, email, displayName, photoURL, emailVerified }: UserRecord): SessionUser {
  return {
    uid,
    email: email ?? '',
    displayName: displayName ?? '',
    photoURL: photoURL ?? null,
    emailVerified,
  }
}
