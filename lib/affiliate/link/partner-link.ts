import { parameterName, referralLink } from '../affiliate-code'

/** Partners tell their links apart by these. */
export const subIdPattern = /^[A-Za-z0-9_-]{1,32}$/

/** Not pages, or only redirects; a path beginning with `//` would name another host in a link. */
const NO_PAGE = /^\/(\/|(api|_next)(\/|$)|p\/)/
/** The partner's page, whose address ends with the code. */
export const OWN_PAGE = '/p'
/** They belong to the link itself, or to a single visitor. */
const NOT_PASSED_ON = ['ref', 'affiliate', 'sub', 'token']
const PRESET_PAGE = /^\/presets\/([a-z0-9-]+)$/

export interface LinkTarget {
  origin: string
  code: string
  /** With query. */
  path: string
  sub?: string | undefined
}

/** Path and query of the shop's own page, without parameters that name a partner or visitor; null for others. */
export function pageOf(address: string, origin: string): string | null {
  const given = address.trim()
  // `URL` would accept any word as a page.
  if (!/^(https?:)?\//i.test(given) || !URL.canParse(given, origin)) return null
  const url = new URL(given, origin)
  if (url.origin !== new URL(origin).origin || NO_PAGE.test(url.pathname)) return null
  for (const name of [...url.searchParams.keys()]) if (!isPassedOn(name)) url.searchParams.delete(name)
  return `${url.pathname}${url.search}`
}

export function isPassedOn(parameter: string): boolean {
  return !NOT_PASSED_ON.includes(parameterName(parameter))
}

/** The short form only if the page has one; the public page's link is already short. */
export function linksTo({ origin, code, path, sub }: LinkTarget): { link: string; short: string | null } {
  const [, slug] = PRESET_PAGE.exec(path) ?? []
  const withSub = (address: string) => {
    const link = new URL(address, origin)
    if (sub) link.searchParams.set('sub', sub)
    return link.href
  }
  if (path === OWN_PAGE) return { link: withSub(`${OWN_PAGE}/${code}`), short: null }
  return {
    link: withSub(referralLink(new URL(path, origin).href, code)),
    short: slug === undefined ? null : withSub(`${OWN_PAGE}/${code}/${slug}`),
  }
}
