import { z } from 'zod'

/** What clicks, sales and earnings are counted by: where the click led to, where it came from, and the partner's own mark. */
export const sourceKinds = ['landing', 'source', 'sub'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** What a click is counted under, as keys of the store. */
export const clickSourcesSchema = z.object({
  landing: z.string(),
  source: z.string(),
  sub: z.string().exactOptional(),
})
export type ClickSources = z.infer<typeof clickSourcesSchema>

/** Counts what has no key of its own any more. */
export const REST = 'sonstige'
/** Came without a referrer. */
export const DIRECT = 'direkt'
/** Came from a page of the shop itself. */
export const OWN = 'intern'

/** In characters; longer ones are cut. */
const MAX_TEXT = 100
const subPattern = /^[A-Za-z0-9_-]{1,32}$/
/** What an address may be called itself, or what the store does not take. */
const taken = new Set([REST, DIRECT, OWN, '__proto__', 'hasOwnProperty'])

/**
 * What a click is counted under: the path of the page it led to, the host it came from without `www.`, and the address's `sub`
 * if that has the form of one. The page of an order counts without the order.
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

/** A text as a key of the store: percent-encoding with `~`, of everything but letters, digits, `_` and `-`. */
export function sourceKey(text: string): string {
  const key = encodeURIComponent(text.slice(0, MAX_TEXT))
    .replaceAll(/[.!~*'()]/g, hexOf)
    .replaceAll('%', '~')
  return taken.has(key) ? hexOf(key).replace('%', '~') + key.slice(1) : key
}

/** The text that a key stands for. */
export function sourceText(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('~', '%'))
  } catch {
    return key
  }
}

/** The first character, percent-encoded. */
const hexOf = (text: string) => `%${text.charCodeAt(0).toString(16).toUpperCase()}`
