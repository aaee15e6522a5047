import 'server-only'
import { env } from '@/lib/core/env'
import { keyedHash, sameSecret } from '@/lib/core/server-secret'
import type { Settings } from '@/lib/settings/schema'

/** The cookie's value for an unlock at a time (ms): signed, and bound to the PIN of today. */
export function unlockCookieValue(at: number): string {
  return `${at}.${signatureOf(at)}`
}

/** When a cookie's value was given out, in ms; null unless it was, for the present PIN. */
export function unlockedAt(value: string | undefined): number | null {
  if (value === undefined || !env().ADMIN_PIN) return null
  const [time = '', signature = ''] = value.split('.')
  const at = Number(time)
  return sameSecret(signature, signatureOf(at)) ? at : null
}

/** Whether a cookie's value is an unlock from after the last maintenance ended, that nobody has taken back. */
export function isUnlock(value: string | undefined, { unlocksVoidBefore, voidedUnlocks }: Settings): boolean {
  const at = unlockedAt(value)
  return at !== null && at > unlocksVoidBefore && !voidedUnlocks?.[at]
}

function signatureOf(at: number): string {
  return keyedHash('maintenance unlock', `${at} ${env().ADMIN_PIN ?? ''}`)
}
