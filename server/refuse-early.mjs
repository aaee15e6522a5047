import { readFileSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import { createRequire } from 'node:module'
import { z } from 'zod'

/** @type {typeof import('next/dist/server/app-render/parse-and-validate-flight-router-state.js')} */
const { parseAndValidateFlightRouterState } = createRequire(import.meta.url)(
  'next/dist/server/app-render/parse-and-validate-flight-router-state.js',
)

/** Methods that route handlers support; Next.js fails on others. */
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
const PAGE_METHODS = ['GET', 'HEAD']

const { errors: texts } = z
  .object({
    errors: z.object({
      busy: z.string(),
      body_too_large: z.string(),
      malformed_address: z.string(),
      malformed_request: z.string(),
      method_not_allowed: z.string(),
      not_found: z.string(),
      rate_limited: z.string(),
      wrong_host: z.string(),
    }),
  })
  .parse(JSON.parse(readFileSync('messages/de.json', 'utf8')))

/**
 * As in lib/core/errors.ts, with the allowed methods, and the seconds until a retry makes sense.
 * @typedef {{ status: number, code: keyof typeof texts, allowed?: string[], retryAfter?: number }} Refusal
 */

/**
 * Why the shop cannot answer a request, whatever its address; null if it can.
 * @param {import('node:http').IncomingMessage} request
 * @param {string[]} hosts names of the shop
 * @returns {Refusal | null}
 */
export function refusalOf({ method = '', url = '', headers, headersDistinct }, hosts) {
  const { host = '' } = headers
  if (!METHODS.includes(method)) return { status: 405, code: 'method_not_allowed', allowed: METHODS }
  if (!isPath(url)) return { status: 400, code: 'malformed_address' }
  if (!isReadable(headersDistinct)) return { status: 400, code: 'malformed_request' }
  if (!hosts.includes(host.toLowerCase())) return { status: 421, code: 'wrong_host' }
  if (asksForAction(method, url, headers)) return { status: 404, code: 'not_found' }
  return isCall(url) ? null : refusalOfPage(method, headers)
}

/**
 * Why a request for a page is invalid, before its body is read: Next.js would keep up to 10 MB of it in memory for
 * proxy.ts. Forms that work without scripts post to `/api`.
 * @param {string} method
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {Refusal | null}
 */
function refusalOfPage(method, headers) {
  if (!PAGE_METHODS.includes(method))
    return { status: 405, code: 'method_not_allowed', allowed: PAGE_METHODS }
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return hasBody ? { status: 413, code: 'body_too_large' } : null
}

/**
 * Whether the headers that Next.js would fail on are valid: host, and router state.
 * @param {NodeJS.Dict<string[]>} headers
 */
function isReadable({ host = [], 'next-router-state-tree': states = [] }) {
  if (host.length > 1 || states.length > 1) return false
  try {
    parseAndValidateFlightRouterState(states[0])
    return true
  } catch {
    return false
  }
}

/**
 * Whether a Server Action is requested; the shop has none, and Next.js would log its name as sent.
 * @param {string} method
 * @param {string} url
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function asksForAction(method, url, headers) {
  if (headers['next-action'] !== undefined) return true
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/form-data')
  return method === 'POST' && isForm && !isCall(url)
}

/**
 * Whether an address is a normalised path, which all parsers resolve alike.
 * @param {string} url
 */
function isPath(url) {
  if (!url.startsWith('/') || url.includes('\\')) return false
  try {
    return !decodeURIComponent(pathOf(url))
      .split('/')
      .some((part) => part === '.' || part === '..')
  } catch {
    return false
  }
}

/** @param {string} url */
const pathOf = (url) => url.split('?', 1)[0] ?? ''

/**
 * Whether the API is requested rather than a page.
 * @param {string | undefined} url
 */
export const isCall = (url = '') => url.startsWith('/api/')

/**
 * Sends a refusal, as the API's error envelope or as plain text, and closes the connection without reading the rest.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Refusal} refusal
 */
export function sendRefusal({ url }, response, { status, code, allowed, retryAfter }) {
  const message = texts[code]
  if (allowed) response.setHeader('allow', allowed.join(', '))
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
  response.writeHead(status, {
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': isCall(url) ? 'application/json' : 'text/plain; charset=utf-8',
  })
  response.end(isCall(url) ? JSON.stringify({ error: { code, message } }) : `${message}\n`)
}

/**
 * Closes connections that request a protocol upgrade, as only HTTP is spoken here.
 * @param {import('node:http').Server} server
 */
export function refuseUpgrades(server) {
  server.on('upgrade', (_, socket) => close(socket, 400))
}

/**
 * Closes connections that request a tunnel to another host.
 * @param {import('node:http').Server} server
 */
export function refuseTunnels(server) {
  server.on('connect', (_, socket) => close(socket, 405, [`Allow: ${METHODS.join(', ')}`]))
}

/**
 * Responds without a body, and closes the connection.
 * @param {import('node:stream').Duplex} socket
 * @param {number} status
 * @param {string[]} [headers]
 */
export function close(socket, status, headers = []) {
  // The visitor may be gone already.
  socket.on('error', () => undefined)
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Length: 0',
    ...headers,
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
}
