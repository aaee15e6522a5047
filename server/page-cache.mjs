import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import fresh from 'fresh'
import Negotiator from 'negotiator'

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** @type {(keyof typeof encoders)[]} */
const encodings = ['br', 'gzip']

/** More than a build has pages, in all the forms in which they are fetched. */
const MOST_PAGES = 2000

/** @typedef {{ etag: string, plain: Buffer, br?: Buffer, gzip?: Buffer }} Page */

/** @type {Map<string, Page>} by what Next.js would send */
const pages = new Map()

/**
 * Hashes and compresses a page of the build once instead of for every visitor, and sends it only to those who have not
 * got it yet. Whether to answer, and with which headers, is decided before: this only sees the end of an answer. To be
 * put behind `compression`, which leaves alone what is compressed, and says for both that answers vary by encoding.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function keepPrerendered(request, response) {
  const end = response.end.bind(response)
  // Next.js adds the headers that proxy.ts sets to those of the request.
  const wanted = { ...request.headers }
  /** @param {unknown[]} args */
  const endOrSendPage = (...args) => {
    const [body] = args
    const isPage = response.statusCode === 200 && response.hasHeader('x-nextjs-prerender')
    if (!isPage || typeof body !== 'string') return Reflect.apply(end, null, args)
    return end(prepare(wanted, response, keep(body)))
  }
  Reflect.set(response, 'end', endOrSendPage)
}

/**
 * @param {import('node:http').IncomingHttpHeaders} wanted
 * @param {import('node:http').ServerResponse} response
 * @param {Page} page
 */
function prepare(wanted, response, page) {
  response.setHeader('etag', page.etag)
  if (fresh(wanted, { etag: page.etag })) {
    response.statusCode = 304
    response.removeHeader('content-length')
    return null
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
  if (pages.size >= MOST_PAGES) pages.clear()
  const plain = Buffer.from(body)
  /** @type {Page} */
  const page = { etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`, plain }
  pages.set(body, page)
  // Until that is done, the page goes out as it is.
  for (const name of encodings) void encoders[name](plain).then((encoded) => (page[name] = encoded))
  return page
}
