import 'server-only'

/**
 * Sends the browser on to another page of the shop, this time only (302). By its path alone, so that it stays under the name by which
 * it has come.
 */
export function sendRedirect(path: `/${string}`): Response {
  return new Response(null, { status: 302, headers: { location: path, 'cache-control': 'no-store' } })
}
