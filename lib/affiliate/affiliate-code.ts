/** A partner's code or uid, without what has a meaning in addresses or store paths. */
export const affiliateCodePattern = /^(?!(?:__proto__|hasOwnProperty)$)[A-Za-z0-9_-]{2,64}$/

/** How long a visit counts unless it says otherwise, in hours. */
export const USUAL_HOURS = 24
const HOUR_MS = 3_600_000

/** How long a visit or its record counts for its partner, in ms; it keeps the time that held when it began. */
export function lifetimeOf({ hours = USUAL_HOURS }: { hours?: number }): number {
  return hours * HOUR_MS
}

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
