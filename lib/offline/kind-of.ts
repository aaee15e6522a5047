/** `shop`: the same for everyone. `order` and `file`: purchases. */
export type Kind = 'shop' | 'order' | 'file'

export const OFFLINE_PAGE = '/offline'
/** Stored by every worker from its start, and never evicted. */
export const ALWAYS_KEPT = [OFFLINE_PAGE, '/', '/presets']

/** Null if it is not stored on the device. */
export function kindOf(path: string): Kind | null {
  if (ALWAYS_KEPT.includes(path) || /^\/presets\/[^/]+$/.test(path)) return 'shop'
  if (/^\/bestellung\/[^/]+$/.test(path)) return 'order'
  return /^\/api\/orders\/[^/]+\/files\/[^/]+\/[^/]+$/.test(path) ? 'file' : null
}

/** Without the query of shop pages; with an order's key, so that nobody sees it without, and a file's adaptation. */
export function keptName({ pathname, searchParams }: URL): string {
  const kind = kindOf(pathname)
  const query = new URLSearchParams(kind === 'file' ? searchParams : {})
  const token = searchParams.get('token')
  if (token && kind !== 'shop') query.set('token', token)
  else query.delete('token')
  const text = String(query)
  return text === '' ? pathname : `${pathname}?${text}`
}

export function orderPageOf(file: URL): URL {
  const [, , , orderId = ''] = file.pathname.split('/')
  return new URL(`/bestellung/${orderId}${file.search}`, file)
}
