import 'server-only'
import type { Auth } from 'firebase-admin/auth'
import { callService } from '@/lib/core/call-service'
import { ShopError } from '@/lib/core/errors'
import { auth } from './admin-sdk'

/** Someone is waiting for a page. */
const PATIENCE_MS = 4_000
const RETRY_AFTER_SECONDS = 5

/**
 * Error codes for a token, cookie or user that is no longer valid
 * (https://firebase.google.com/docs/auth/admin/errors).
 */
const REFUSALS = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
])

/**
 * Runs calls of the Firebase SDK.
 * @param isProbe as in `callService`
 * @throws ShopError `unauthorized` if the service rejects the token, cookie or user; `sign_in_unavailable` if it
 * gives no usable answer within four seconds, or failed to a moment ago
 */
export async function withSignInService<Value>(
  call: (auth: Auth) => Promise<Value>,
  isProbe = false,
): Promise<Value> {
  try {
    return await callService('sign-in', async () => call(await auth()), { patienceMs: PATIENCE_MS, isProbe })
  } catch (cause) {
    if (cause instanceof ShopError) throw cause
    if (isRefusal(cause)) throw new ShopError('unauthorized', { cause })
    throw new ShopError('sign_in_unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause })
  }
}

/** The SDK reports keys it could not fetch with the code of an invalid token. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return REFUSALS.has(String(error.code)) && !error.message.startsWith('Error fetching public keys')
}
