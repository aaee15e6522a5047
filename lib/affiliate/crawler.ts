import { isbot } from 'isbot'

/** Whether a request is no visit of a person: crawlers, link previews, prefetches, and anything without a user agent. */
export function isCrawler(headers: Headers): boolean {
  const userAgent = headers.get('user-agent')
  if (!userAgent || isbot(userAgent)) return true
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-moz') ?? ''
  return /prefetch|prerender|preview/i.test(purpose)
}
