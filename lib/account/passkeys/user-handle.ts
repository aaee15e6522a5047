import 'server-only'
import { createHash } from 'node:crypto'

/** Reveals nothing about the account, works for any id, and does not depend on the replaceable server secret. */
export function userHandle(uid: string): string {
  return createHash('sha256').update(`passkey ${uid}`).digest('base64url')
}
