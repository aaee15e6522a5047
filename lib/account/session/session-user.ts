import 'server-only'
import type { UserRecord } from 'firebase-admin/auth'
import { toPlainText } from '@/lib/core/text/plain-text'
import { NAME_LENGTH } from '../name-length'
import type { SessionUser } from '../schema'

/** The shop's view of an account. The name is cleaned and cut here because the sign-in service accepts any. */
export function sessionUserOf({ uid, email, displayName, photoURL, emailVerified }: UserRecord): SessionUser {
  return {
    uid,
    email: email ?? '',
    displayName: toPlainText(displayName ?? '').slice(0, NAME_LENGTH),
    photoURL: photoURL ?? null,
    emailVerified,
  }
}
