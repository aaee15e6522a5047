import { z } from 'zod'

/** Clicks, sales and earnings are counted by landing page, by referring site and by the partner's own mark. */
export const sourceKinds = ['landing', 'source', 'sub'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** The keys a click counts under. */
export const clickSourcesSchema = z.object({
  landing: z.string(),
  source: z.string(),
  sub: z.string().exactOptional(),
})
export type ClickSources = z.infer<typeof clickSourcesSchema>

/** Counts everything without a key of its own. */
export const REST = 'sonstige'
/** Came without a referrer. */
export const DIRECT = 'direkt'
/** Came from a page of the shop itself. */
export const OWN = 'intern'

/** In characters; longer ones are cut. */
const MAX_TEXT = 100
const subPattern = /^[A-Za-z0-9_-]{1,32}$/
/** Names that are taken, or that the store does not allow as keys. */
const taken = new Set([REST, DIRECT, OWN, '__proto__', 'hasOwnProperty'])

/**
 * A click's sources: the path of its landing page, the referring host without `www.`, and a well-formed `sub`
 * from the address. Order pages count without the order's id.
 */
export function sourcesOf(originalUrl: string, referrer: string): ClickSources {
  const { pathname, host, searchParams } = new URL(originalUrl)
  const sub = searchParams.get('sub')
  return {
    landing: sourceKey(pathname.replace(/^(\/bestellung)\/.*/, '$1')),
    source: sourceOf(referrer, host),
    ...(sub !== null && subPattern.test(sub) ? { sub: sourceKey(sub) } : {}),
  }
}

function sourceOf(referrer: string, ownHost: string): string {
  const host = URL.canParse(referrer) ? new URL(referrer).host : ''
  if (host === '') return DIRECT
  return host === ownHost ? OWN : sourceKey(host.replace(/^www\./, ''))
}

/** Encodes a text as a store key: percent-encoding with `~` of everything but letters, digits, `_` and `-`. */
export function sourceKey(text: string): string {
  const key = encodeURIComponent(text.slice(0, MAX_TEXT))
    .replaceAll(/[.!~*'()]/g, hexOf)
    .replaceAll('%', '~')
  return taken.has(key) ? hexOf(key).replace('%', '~') + key.slice(1) : key
}

/** Decodes a key. */
export function sourceText(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('~', '%'))
  } catch {
    return key
  }
}

/** The first character, percent-encoded. */
const hexOf = (text: string) => `%${text.charCodeAt(0).toString(16).toUpperCase()}`
