import { affiliateCodePattern } from './affiliate-code'
import { subIdPattern } from './partner-link'

interface ShortLink {
  code: string
  /** Path of the page that it leads to; without one, the start page. */
  page?: `/${string}`
  sub?: string | null
}

/**
 * Where a short link leads within the shop. Whose code it is is not looked up: the page that it leads to counts the visit, as
 * of any other link. A word that cannot be a code leads to the start page.
 */
export function landingPath({ code, page = '/', sub }: ShortLink): `/${string}` {
  if (!affiliateCodePattern.test(code)) return '/'
  const query = new URLSearchParams({ ref: code })
  if (sub && subIdPattern.test(sub)) query.set('sub', sub)
  return `${page}?${query}`
}
