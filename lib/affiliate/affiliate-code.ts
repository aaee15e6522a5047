/** A partner's code or uid, without characters that have a meaning in addresses or store paths. */
export const affiliateCodePattern = /^[A-Za-z0-9_-]{2,64}$/

/** How long attribution lasts, in ms (24 hours). */
export const TRACKING_LIFETIME = 86_400_000

/** A partner's public page, whose address names the code. */
const PUBLIC_PAGE = /^\/p\/([^/]+)\/?$/

/**
 * The partner code in an address: that of a partner's public page, else the first `ref`, else the first
 * `affiliate`; null if missing or malformed.
 */
export function affiliateCodeOf({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): string | null {
  const named = PUBLIC_PAGE.exec(pathname)?.[1]
  const code = named ?? searchParams.get('ref') ?? searchParams.get('affiliate')
  return code !== null && affiliateCodePattern.test(code) ? code : null
}

/** A partner's link: the origin (or another base address) plus `?ref=CODE`. */
export function referralLink(base: string, code: string): string {
  const link = new URL(base)
  link.searchParams.set('ref', code)
  return link.toString()
}
