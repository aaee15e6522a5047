import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { SCRIPTS_HEADER } from './published-pages.mjs'

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** @type {(keyof typeof encoders)[]} */
const encodings = ['br', 'gzip']

/** More than the shop has pages; unpublished ones are evicted for others. */
const MOST_PAGES = 500

const POLICY = 'content-security-policy'

/** @typedef {{ etag: string, plain: Buffer, br?: Buffer, gzip?: Buffer }} Page */

/** @type {Map<string, Page>} by what Next.js would send */
const pages = new Map()

/**
 * Caches prerendered pages ready to send: each is read, hashed and compressed once instead of for every visitor, and
 * only sent to those who do not have it yet. Whether to respond, and with which policy, is decided earlier: this only
 * handles the end of a response. Install it after `compression`, which ignores compressed responses and sets `Vary`
 * for both.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function keepPrerendered(request, response) {
  const { writeHead } = response
  const end = response.end.bind(response)
  // proxy.ts changes the request's headers.
  const wanted = { ...request.headers }
  /** @param {unknown[]} args */
  const endOrSendPage = (...args) => {
    const [body] = args
    const scripts = response.getHeader(SCRIPTS_HEADER)
    if (!isPrerendered(response) || scripts === undefined || typeof body !== 'string')
      return Reflect.apply(end, null, args)
    return end(prepare(wanted, response, String(scripts), keep(body)))
  }
  Reflect.set(response, 'end', endOrSendPage)
  /** @param {unknown[]} args */
  const writeHeadToAskAgain = (...args) => {
    // No cache may bypass the lock; the entity tag saves sending a page again.
    if (isPrerendered(response)) response.setHeader('cache-control', 'private, no-cache')
    if (!response.headersSent) response.removeHeader(SCRIPTS_HEADER)
    return Reflect.apply(writeHead, response, args)
  }
  Reflect.set(response, 'writeHead', writeHeadToAskAgain)
  // Node.js omits the body anyway, and the headers are only known with it.
  if (request.method === 'HEAD' && !request.url?.startsWith('/api/')) request.method = 'GET'
}

/** @param {import('node:http').ServerResponse} response */
function isPrerendered(response) {
  return !response.headersSent && response.hasHeader('x-nextjs-prerender')
}

/**
 * @param {import('node:http').IncomingHttpHeaders} wanted
 * @param {import('node:http').ServerResponse} response
 * @param {string} scripts hashes of the page's own inline scripts
 * @param {Page} page
 */
function prepare(wanted, response, scripts, page) {
  const policy = String(response.getHeader(POLICY) ?? '')
  response.setHeader(POLICY, policy.replace(/'nonce-[^' ]*'/, scripts))
  if (response.statusCode === 200) {
    response.setHeader('etag', page.etag)
    if (fresh(wanted, { etag: page.etag })) {
      response.statusCode = 304
      response.removeHeader('content-length')
      return null
    }
  }
  const accepted = new Negotiator({ headers: wanted }).encodings()
  const encoding = encodings.find((name) => page[name] && accepted.includes(name))
  if (encoding) response.setHeader('content-encoding', encoding)
  const sent = (encoding && page[encoding]) ?? page.plain
  response.setHeader('content-length', sent.length)
  return sent
}

/** @param {string} body */
function keep(body) {
  const known = pages.get(body)
  if (known) return known
  for (const oldest of pages.keys()) {
    if (pages.size < MOST_PAGES) break
    pages.delete(oldest)
  }
  const plain = Buffer.from(body)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`
  /** @type {Page} */
  const page = { etag, plain }
  pages.set(body, page)
  // Until then, the page is sent uncompressed.
  const encoded = encodings.map(async (name) => [name, await encoders[name](plain)])
  void Promise.all(encoded).then((done) => Object.assign(page, Object.fromEntries(done)))
  return page
}
