import { withoutInvisible } from '@/lib/core/text/plain-text'

/** A partner's code or uid, without characters that are special in addresses or store paths. */
export const affiliateCodePattern = /^(?!(?:__proto__|hasOwnProperty)$)[A-Za-z0-9_-]{2,64}$/

/** How long a visit counts by default, in hours. */
export const USUAL_HOURS = 24
const HOUR_MS = 3_600_000
/** How long a typed code credits its buyer's later orders where the owner allows it; the partner terms name it. */
export const CODE_DAYS = 30

/** In ms, by the attribution time agreed when the visit began. */
export function lifetimeOf({ hours = USUAL_HOURS }: { hours?: number }): number {
  return hours * HOUR_MS
}

/** Also the short link to a preset below a partner's page. */
const PARTNER_PAGE = /^\/p\/([^/]+)(?:\/([^/]+))?\/?$/i
/** Copied with a link easily: spaces, quotes, brackets, a full stop, asterisks. */
const AROUND = /^[^\w-]+|[^\w-]+$/g

/** Of a partner's page, else the first well-formed `ref`, else `affiliate`. Tolerates additions, see `codeIn`. */
export function affiliateCodeOf({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): string | null {
  const [, named, slug] = PARTNER_PAGE.exec(pathname) ?? []
  if (named !== undefined && slug === undefined) return codeIn(decoded(named))
  const given = ['ref', 'affiliate'].flatMap((name) => valuesOf(searchParams, name))
  return given.map(codeIn).find((code) => code !== null) ?? null
}

/** Its name may be in capitals, or follow the rest of an escaped `&amp;`. */
export function valuesOf(parameters: URLSearchParams, name: string): string[] {
  return [...parameters].filter(([given]) => parameterName(given) === name).map(([, value]) => value)
}

export function parameterName(given: string): string {
  return given.toLowerCase().replace(/^(amp;)+/, '')
}

/** For an address given in capitals or with surrounding characters; null if it is already correct. */
export function partnerAddress(pathname: string): `/p/${string}` | null {
  const [, named = '', slug] = PARTNER_PAGE.exec(pathname) ?? []
  const code = codeIn(decoded(named))
  if (code === null) return null
  const address = `/p/${code}${slug === undefined ? '' : `/${trimmed(decoded(slug))}`}` as const
  return address === pathname ? null : address
}

/** Without what was appended, such as a second query string; null if nothing is left. */
function codeIn(given: string): string | null {
  const [code = ''] = trimmed(given).split(/[?&\s]/)
  return affiliateCodePattern.test(trimmed(code)) ? trimmed(code) : null
}

const trimmed = (text: string) => withoutInvisible(text).replaceAll(AROUND, '')

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function referralLink(base: string, code: string): string {
  const link = new URL(base)
  link.searchParams.set('ref', code)
  return link.toString()
}
