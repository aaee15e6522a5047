import { setCookie } from '@/lib/core/cookies'
import { TRACKING_LIFETIME } from '../affiliate-code'

/** A `Set-Cookie` header that stores a partner link's code, so that orders from other tabs are attributed, too. */
export function affiliateCookie(code: string): string {
  return setCookie('affiliate', code, TRACKING_LIFETIME / 1000)
}
