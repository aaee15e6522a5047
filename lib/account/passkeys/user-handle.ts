import 'server-only'
import { createHash } from 'node:crypto'

/**
 * The user handle that authenticators store with a passkey, in base64url. It reveals nothing about the account, works for any
 * id, and does not depend on the server's secret, which may be replaced.
 */
export function userHandle(uid: string): string {
  return createHash('sha256').update(`passkey ${uid}`).digest('base64url')
}
