import 'server-only'
import { env } from '@/lib/core/env'
import { keyedHash, sameSecret } from '@/lib/core/server-secret'
import type { Settings } from '@/lib/settings/schema'

/** Holds an admin's unlock for the browser session. */
export const UNLOCK_COOKIE = 'unlock'

/** The cookie's value for an unlock at a time (ms): signed, and bound to the PIN of today. */
export function unlockCookieValue(at: number): string {
  return `${at}.${signatureOf(at)}`
}

/** Whether a cookie's value is an unlock by the present PIN, from after the last maintenance ended. */
export function isUnlock(value: string | undefined, { unlocksVoidBefore }: Settings): boolean {
  if (value === undefined || !env().ADMIN_PIN) return false
  const [time = '', signature = ''] = value.split('.')
  const at = Number(time)
  return at > unlocksVoidBefore && sameSecret(signature, signatureOf(at))
}

function signatureOf(at: number): string {
  return keyedHash('maintenance unlock', `${at} ${env().ADMIN_PIN ?? ''}`)
}
