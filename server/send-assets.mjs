import staticGzip from 'express-static-gzip'

const ADDRESS = '/_next/static'

const send = staticGzip('.next/static', {
  enableBrotli: true,
  orderPreference: ['br'],
  index: false,
  serveStatic: { immutable: true, maxAge: '1y', redirect: false },
})

/**
 * Sends a precompressed script, style or font of the build, or passes the request on.
 * @param {import('node:http').IncomingMessage & { path?: string }} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} next
 */
export function sendAsset(request, response, next) {
  const { url = '' } = request
  if (!url.startsWith(`${ADDRESS}/`)) return next()
  request.url = url.slice(ADDRESS.length)
  request.path = request.url.split('?', 1)[0] ?? ''
  send(request, response, () => {
    request.url = url
    next()
  })
}
