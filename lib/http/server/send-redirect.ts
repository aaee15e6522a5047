import 'server-only'

/**
 * Temporary redirect (302) to another page of the shop. Uses the path alone, so that the browser stays on the
 * host it came by.
 */
export function sendRedirect(path: `/${string}`): Response {
  return new Response(null, { status: 302, headers: { location: path, 'cache-control': 'no-store' } })
}
