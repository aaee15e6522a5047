/** `shop`: the same for everybody. `order` and `file`: what somebody has bought. */
export type Kind = 'shop' | 'order' | 'file'

/** Shown in the place of what is not at hand. */
export const OFFLINE_PAGE = '/offline'
/** Kept by every worker from its start on, and never made room of. */
export const ALWAYS_KEPT = [OFFLINE_PAGE, '/', '/presets']

/** What an address of the shop leads to, as far as that is kept on the device; null for all that never is. */
export function kindOf(path: string): Kind | null {
  if (ALWAYS_KEPT.includes(path) || /^\/presets\/[^/]+$/.test(path)) return 'shop'
  if (/^\/bestellung\/[^/]+$/.test(path)) return 'order'
  return /^\/api\/orders\/[^/]+\/files\/[^/]+\/[^/]+$/.test(path) ? 'file' : null
}

/**
 * The name under which the device keeps what an address leads to. Pages of the shop are the same whatever is searched for
 * in them; of an order, the key in the address counts: without it nobody sees what was kept with it.
 */
export function keptName({ pathname, searchParams }: URL): string {
  const token = searchParams.get('token')
  return kindOf(pathname) === 'shop' || !token ? pathname : `${pathname}?token=${encodeURIComponent(token)}`
}

/** The page of the order that a file belongs to. */
export function orderPageOf(file: URL): URL {
  const [, , , orderId = ''] = file.pathname.split('/')
  return new URL(`/bestellung/${orderId}${file.search}`, file)
}
