import { affiliateCodePattern } from '../affiliate-code'
import { NOT_PASSED_ON, subIdPattern } from '../link/partner-link'

interface ShortLink {
  code: string
  /** Path of the page that it leads to; without one, the start page. */
  page?: `/${string}`
  /** The query of the short link: what others count visits by, such as `utm_source` and `gclid`, goes with it. */
  given?: URLSearchParams
}

/**
 * Where a short link leads within the shop. Whose code it is is not looked up: the page that it leads to counts the visit, as
 * of any other link. A word that cannot be a code leads to the start page.
 */
export function landingPath({ code, page = '/', given }: ShortLink): `/${string}` {
  if (!affiliateCodePattern.test(code)) return '/'
  const query = new URLSearchParams({ ref: code })
  const sub = given?.get('sub')
  if (sub && subIdPattern.test(sub)) query.set('sub', sub)
  for (const [name, value] of given ?? []) if (!NOT_PASSED_ON.includes(name)) query.append(name, value)
  return `${page}?${query}`
}
