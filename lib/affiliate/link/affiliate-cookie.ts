import { setCookie } from '@/lib/core/cookies'
import { TRACKING_LIFETIME } from '../affiliate-code'

/** The `Set-Cookie` header that keeps the code of a partner's link, so that an order is attributed even from another tab. */
export function affiliateCookie(code: string): string {
  return setCookie('affiliate', code, TRACKING_LIFETIME / 1000)
}
