import { referralLink } from '../affiliate-code'

/** What a partner can tell links apart by. */
export const subIdPattern = /^[A-Za-z0-9_-]{1,32}$/

/** What is no page, and what leads to one only by way of another. */
const NO_PAGE = /^\/(api|_next|p)(\/|$)/
/** What a link has of its own, and what belongs to a visitor alone. */
export const NOT_PASSED_ON = ['ref', 'affiliate', 'sub', 'token']
const PRESET_PAGE = /^\/presets\/([a-z0-9-]+)$/

export interface LinkTarget {
  /** The shop's address. */
  origin: string
  code: string
  /** Path and query of a page of the shop. */
  path: string
  /** In the form of `subIdPattern`. */
  sub?: string | undefined
}

/** Path and query of an address that is a page of this shop, without what names a partner or a visitor; null for others. */
export function pageOf(address: string, origin: string): string | null {
  const given = address.trim()
  // `URL` would take any word for a page.
  if (!/^(https?:)?\//i.test(given) || !URL.canParse(given, origin)) return null
  const url = new URL(given, origin)
  if (url.origin !== new URL(origin).origin || NO_PAGE.test(url.pathname)) return null
  for (const name of NOT_PASSED_ON) url.searchParams.delete(name)
  return `${url.pathname}${url.search}`
}

/** The link through which a visit of a page is credited to a partner, and the same in short for pages that have such a link. */
export function linksTo({ origin, code, path, sub }: LinkTarget): { link: string; short: string | null } {
  const [, slug] = PRESET_PAGE.exec(path) ?? []
  const short = slug === undefined ? `/p/${code}` : `/p/${code}/${slug}`
  const withSub = (address: string) => {
    const link = new URL(address, origin)
    if (sub) link.searchParams.set('sub', sub)
    return link.href
  }
  return {
    link: withSub(referralLink(new URL(path, origin).href, code)),
    short: path === '/' || slug !== undefined ? withSub(short) : null,
  }
}
