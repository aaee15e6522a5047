/** Form of a partner's code or uid: no character that means something in an address or a path of the store. */
export const affiliateCodePattern = /^[A-Za-z0-9_-]{2,64}$/

/** Attribution lasts this long, in milliseconds (24 hours). */
export const TRACKING_LIFETIME = 86_400_000

/**
 * The partner code of an address: the first `ref`, else the first `affiliate`; null if there is none or it has not
 * the form of a code.
 */
export function affiliateCodeOf(parameters: URLSearchParams): string | null {
  const code = parameters.get('ref') ?? parameters.get('affiliate')
  return code !== null && affiliateCodePattern.test(code) ? code : null
}

/** The link a partner shares: the origin (or another base address) plus `?ref=CODE`. */
export function referralLink(base: string, code: string): string {
  const link = new URL(base)
  link.searchParams.set('ref', code)
  return link.toString()
}
