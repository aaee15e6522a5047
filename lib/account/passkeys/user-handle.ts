import 'server-only'
import { createHash } from 'node:crypto'

/**
 * What authenticators keep of an account beside its passkey, in base64url. It says nothing to whoever reads it there, fits whatever
 * ids a sign-in service gives, and does not depend on the server's secret, which a shop may get anew.
 */
export function userHandle(uid: string): string {
  return createHash('sha256').update(`passkey ${uid}`).digest('base64url')
}
