import { z } from 'zod'
import { textKey } from '@/lib/core/text/text-key'
import { valuesOf } from './affiliate-code'

/** Landing page, referring site and the partner's sub id. */
export const sourceKinds = ['landing', 'source', 'sub'] as const
export type SourceKind = (typeof sourceKinds)[number]

export const clickSourcesSchema = z.object({
  landing: z.string(),
  source: z.string(),
  sub: z.string().exactOptional(),
})
export type ClickSources = z.infer<typeof clickSourcesSchema>

/** Counts everything without a key of its own. */
export const REST = 'sonstige'
/** Without a referrer. */
export const DIRECT = 'direkt'
/** From a page of the shop itself. */
export const OWN = 'intern'

const subPattern = /^[A-Za-z0-9_-]{1,32}$/

/** Landing path (order pages without the order's id), referring host without `www.`, and a well-formed `sub`. */
export function sourcesOf(originalUrl: string, referrer: string): ClickSources {
  const { pathname, host, searchParams } = new URL(originalUrl)
  const [sub] = valuesOf(searchParams, 'sub')
  return {
    landing: sourceKey(pathname.replace(/^(\/bestellung)\/.*/, '$1')),
    source: sourceOf(referrer, host),
    ...(sub !== undefined && subPattern.test(sub) ? { sub: sourceKey(sub) } : {}),
  }
}

function sourceOf(referrer: string, ownHost: string): string {
  const host = URL.canParse(referrer) ? new URL(referrer).host : ''
  if (host === '') return DIRECT
  return host === ownHost ? OWN : sourceKey(host.replace(/^www\./, ''))
}

export function sourceKey(text: string): string {
  return textKey(text, [REST, DIRECT, OWN])
}
