/** `shop`: the same for everyone. `order` and `file`: purchases. */
export type Kind = 'shop' | 'order' | 'file'

/** Shown in place of a page that is not stored. */
export const OFFLINE_PAGE = '/offline'
/** Stored by every worker from its start, and never evicted. */
export const ALWAYS_KEPT = [OFFLINE_PAGE, '/', '/presets']

/** The kind of an address; null if it is not stored on the device. */
export function kindOf(path: string): Kind | null {
  if (ALWAYS_KEPT.includes(path) || /^\/presets\/[^/]+$/.test(path)) return 'shop'
  if (/^\/bestellung\/[^/]+$/.test(path)) return 'order'
  return /^\/api\/orders\/[^/]+\/files\/[^/]+\/[^/]+$/.test(path) ? 'file' : null
}

/**
 * Cache key of an address. Shop pages ignore the query, because they are the same for every search; order pages
 * include their access key, so that nobody sees a stored order without it; files also include what they were adapted
 * to.
 */
export function keptName({ pathname, searchParams }: URL): string {
  const kind = kindOf(pathname)
  const query = new URLSearchParams(kind === 'file' ? searchParams : {})
  const token = searchParams.get('token')
  if (token && kind !== 'shop') query.set('token', token)
  else query.delete('token')
  const text = String(query)
  return text === '' ? pathname : `${pathname}?${text}`
}

/** The page of the order a file belongs to. */
export function orderPageOf(file: URL): URL {
  const [, , , orderId = ''] = file.pathname.split('/')
  return new URL(`/bestellung/${orderId}${file.search}`, file)
}
