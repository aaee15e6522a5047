import { readFileSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import { z } from 'zod'

/** Methods that route handlers support; Next.js fails on others. */
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
const ALLOW = METHODS.join(', ')

const { errors: texts } = z
  .object({
    errors: z.object({
      malformed_address: z.string(),
      method_not_allowed: z.string(),
      not_found: z.string(),
      wrong_host: z.string(),
    }),
  })
  .parse(JSON.parse(readFileSync('messages/de.json', 'utf8')))

/** @typedef {{ status: number, code: keyof typeof texts }} Refusal as in lib/core/errors.ts */

/**
 * Why the shop cannot answer a request, whatever it asks for; null if it can.
 * @param {import('node:http').IncomingMessage} request
 * @param {string[]} hosts names of the shop
 * @returns {Refusal | null}
 */
export function refusalOf({ method = '', url = '', headers }, hosts) {
  const { host = '' } = headers
  if (!METHODS.includes(method)) return { status: 405, code: 'method_not_allowed' }
  if (!isPath(url)) return { status: 400, code: 'malformed_address' }
  if (!hosts.includes(host.toLowerCase())) return { status: 421, code: 'wrong_host' }
  if (asksForAction(method, url, headers)) return { status: 404, code: 'not_found' }
  return null
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
  return method === 'POST' && isForm && !url.startsWith('/api/')
}

/** @param {string} url */
function isPath(url) {
  if (!url.startsWith('/')) return false
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * Sends a refusal, as the API's envelope or as plain text, and closes the connection, since nothing else on it
 * is worth reading.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Refusal} refusal
 */
export function sendRefusal({ url = '' }, response, { status, code }) {
  const message = texts[code]
  const isCall = url.startsWith('/api/')
  if (code === 'method_not_allowed') response.setHeader('allow', ALLOW)
  response.writeHead(status, {
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
  })
  response.end(isCall ? JSON.stringify({ error: { code, message } }) : `${message}\n`)
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
  server.on('connect', (_, socket) => close(socket, 405, [`Allow: ${ALLOW}`]))
}

/**
 * Answers without a body, and closes the connection.
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
