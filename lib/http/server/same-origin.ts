/**
 * Whether a state change comes from one of the shop's own pages. Browsers send `Origin` with every POST, PUT and
 * DELETE; a request without it is refused too. The host comparison lets the shop answer under each name it is
 * reached by; a page of another host can never send an `Origin` that equals the host it calls.
 */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin')
  if (origin === publicOrigin) return true
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
