/** Sent with every response; pages get a content security policy of their own from proxy.ts. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  // Keeps order tokens and referral codes in addresses from reaching anyone.
  'referrer-policy': 'strict-origin',
  // The shop itself plays visitors' own tab or input through a preset; embedded content may not.
  'permissions-policy':
    'camera=(), display-capture=(self), geolocation=(), microphone=(self), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  ...((process.env.SHOP_ORIGIN || process.env.PUBLIC_ORIGIN)?.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000' }
    : {}),
}

/** Preview pictures of links to the shop, and its icons. */
const SHOWN_ELSEWHERE = /^\/(?!api\/)([^?]*\/)?(opengraph-image|[^/?]*\.(ico|jpg|png|svg)(\?|$))/

/** Partners' overlays set their own content security and referrer policies; Next.js would keep those set before. */
const OVERLAY = /^\/overlay\/[^/?]+(\?|$)/

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function setHeaders({ url = '' }, response) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  const sharing = SHOWN_ELSEWHERE.test(url) ? 'cross-origin' : 'same-origin'
  response.setHeader('cross-origin-resource-policy', sharing)
  if (OVERLAY.test(url))
    for (const name of ['content-security-policy', 'referrer-policy']) response.removeHeader(name)
  // A worker's policy is that of its own address:
  // https://html.spec.whatwg.org/multipage/workers.html#script-settings-for-workers
  if (url.startsWith('/_next/static/'))
    response.setHeader('content-security-policy', "default-src 'none'; script-src 'self'")
}
