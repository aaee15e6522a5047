import { textKey } from '@/lib/core/text/text-key'
import { isArrival, pageAt, type PageName } from './page-names'

/** Visits without a referrer. */
export const DIRECT = 'direkt'
/** Visits by sources for which a day had no room. */
export const REST = 'sonstige'

/** A page that was opened; holds nothing about who opened it. */
export interface Visit {
  page: PageName
  /** Of a product page: the last part of its address. */
  slug?: string
  /** The source's key, if the page was opened from outside the shop. */
  source?: string
}

const MARK = /^[\w.-]{1,40}$/

/**
 * The visit that a request for a page counts as; null if nothing was opened. Reading a page again, loading it again, and fetching it
 * ahead do not count. Whether a person asks is for the caller to say.
 * @param url the page's address
 */
export function visitOf(request: { method: string; headers: Headers; url: URL }): Visit | null {
  const { method, headers, url } = request
  const page = method === 'GET' ? pageAt(url.pathname) : null
  if (!page) return null
  const { name, slug } = page
  const opened = { page: name, ...(slug === undefined ? {} : { slug }) }
  if (headers.get('x-page-data')) return isPageChange(headers, url) ? opened : null
  if (!isNavigation(headers) || isReload(headers)) return null
  return isFromOutside(headers) && isArrival(name) ? { ...opened, source: sourceOf(headers, url) } : opened
}

/**
 * A link followed within the shop asks for the page's data and says from which page; asking for those of the page that is
 * shown only brings it up to date. See server/server.mjs for the headers.
 */
function isPageChange(headers: Headers, { pathname }: URL): boolean {
  const from = headers.get('next-url')
  return from !== null && from !== pathname && !headers.get('x-page-ahead')
}

/** Browsers say what they fetch: https://www.w3.org/TR/fetch-metadata/ */
function isNavigation(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest')
  return destination === null
    ? (headers.get('accept') ?? '').includes('text/html')
    : destination === 'document'
}

const isReload = (headers: Headers) => headers.get('cache-control') === 'max-age=0'

function isFromOutside(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin'
  return hostOf(headers.get('referer')) !== headers.get('host')
}

/** `utm_source` of the address, else the host that linked here, without `www.`. */
function sourceOf(headers: Headers, { searchParams }: URL): string {
  const mark = searchParams.get('utm_source') ?? ''
  const name = MARK.test(mark) ? mark.toLowerCase() : hostOf(headers.get('referer'))?.replace(/^www\./, '')
  if (!name || name === headers.get('host')) return DIRECT
  return textKey(name, [DIRECT, REST])
}

function hostOf(referrer: string | null): string | null {
  return referrer !== null && URL.canParse(referrer) ? new URL(referrer).host : null
}
