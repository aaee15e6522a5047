import { affiliateCodePattern, valuesOf } from '../affiliate-code'
import { isPassedOn, subIdPattern } from '../link/partner-link'

interface ShortLink {
  code: string
  page: `/${string}`
  /** The short link's query: `utm_source`, `gclid` and other trackers' parameters are passed on. */
  given?: URLSearchParams
}

/** The landing page counts the visit like that of any other link. A malformed code leads to the start page. */
export function landingPath({ code, page, given }: ShortLink): `/${string}` {
  if (!affiliateCodePattern.test(code)) return '/'
  const query = new URLSearchParams({ ref: code })
  const [sub] = given ? valuesOf(given, 'sub') : []
  if (sub && subIdPattern.test(sub)) query.set('sub', sub)
  for (const [name, value] of given ?? []) if (isPassedOn(name)) query.append(name, value)
  return `${page}?${query}`
}
