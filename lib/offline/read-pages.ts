const TAG = /<(?:script|link|a)\s[^>]*>/g
const ADDRESS = /\s(?:src|href)="([^"]+)"/
const ORDER_FILE = /^\/api\/orders\/[^/]+\/files\//

/** Marks links to files that may be stored without another press, see `lib/delivery/deliver-file`. */
export const AT_HAND = 'data-at-hand'
/** Marks a file request by the service worker rather than a person: see `lib/delivery/deliver-file`. */
export const COPY_HEADER = 'x-offline-copy'
/** Set on the root element of a stored page, whose layout then shows a note (`components/shell/header`). */
export const KEPT_MARK = 'data-kept'

interface PageFiles {
  /** Also styles and fonts. */
  assets: string[]
  /** Of a paid order. */
  downloads: string[]
  copies: string[]
}

export interface PageNews {
  seen?: string
  /** For this visitor; reported at (ms). */
  lock?: { locked: boolean; at: number }
  user?: string | null
}

export function filesOf(html: string): PageFiles {
  const tags = (html.match(TAG) ?? []).map((tag) => ({ tag, address: addressIn(tag) }))
  const named = (isWanted: (tag: string, address: string) => boolean) => [
    ...new Set(tags.filter(({ tag, address }) => isWanted(tag, address)).map(({ address }) => address)),
  ]
  return {
    assets: named((_, address) => address.startsWith('/_next/static/')),
    downloads: named((_, address) => ORDER_FILE.test(address)),
    copies: named((tag, address) => ORDER_FILE.test(address) && tag.includes(AT_HAND)),
  }
}

/** Without zod, which would outweigh the rest of the worker. */
export function readPageNews(data: unknown): PageNews {
  const { seen, lock, user } = fieldsOf(data)
  const { locked, at } = fieldsOf(lock)
  return {
    ...(typeof seen === 'string' ? { seen } : {}),
    ...(typeof locked === 'boolean' && typeof at === 'number' ? { lock: { locked, at } } : {}),
    ...(typeof user === 'string' || user === null ? { user } : {}),
  }
}

const addressIn = (tag: string) => (ADDRESS.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')

const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {}
