import { shopOrigins } from '@/lib/core/address/shop-origins'

/**
 * Whether a state change comes from one of the shop's own pages. Browsers send `Origin` with every POST, PUT and
 * DELETE; requests without it are refused.
 */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin')
  return origin !== null && shopOrigins(publicOrigin).includes(origin)
}
