import { isbot } from 'isbot'

/** Programs that `isbot` mistakes for browsers. */
const PROGRAM = /PowerShell|^Dart\//

/**
 * Whether a request is not a person's visit: crawlers, data-centre programs, link previews, prefetches, and
 * anything without a user agent.
 */
export function isCrawler(headers: Headers): boolean {
  const userAgent = headers.get('user-agent')
  if (!userAgent || isbot(userAgent) || PROGRAM.test(userAgent)) return true
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-moz') ?? ''
  return /prefetch|prerender|preview/i.test(purpose)
}
