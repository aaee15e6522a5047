import 'server-only'
import type { UserRecord } from 'firebase-admin/auth'
import { toPlainText } from '@/lib/core/plain-text'
import type { SessionUser } from './schema'

/** As long as the sign-in page allows; the sign-in service takes any name. */
const NAME_LENGTH = 120

/** What the shop tells of an account. */
export function sessionUserOf({ uid, email, displayName, photoURL, emailVerified }: UserRecord): SessionUser {
  return {
    uid,
    email: email ?? '',
    displayName: toPlainText(displayName ?? '').slice(0, NAME_LENGTH),
    photoURL: photoURL ?? null,
    emailVerified,
  }
}
