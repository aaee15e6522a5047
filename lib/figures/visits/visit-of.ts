import { textKey } from '@/lib/core/text/text-key'
import { isArrival, pageAt, type PageName } from './page-names'

export const DIRECT = 'direkt'
export const REST = 'sonstige'

export interface Visit {
  page: PageName
  slug?: string
  /** The source's key, if the page was opened from outside the shop. */
  source?: string
}

const MARK = /^[\w.-]{1,40}$/

/** Null if no page was opened, but refreshed, reloaded or prefetched. The caller judges if it is a person. */
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

/** Links in the shop name the page they are on; for the current page it is a refresh. See server/server.mjs. */
function isPageChange(headers: Headers, { pathname }: URL): boolean {
  const from = headers.get('next-url')
  return from !== null && from !== pathname && !headers.get('x-page-ahead')
}

/** Browsers declare the kind of resource they fetch: https://www.w3.org/TR/fetch-metadata/ */
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
