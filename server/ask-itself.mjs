import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

/** @type {typeof import('next/dist/server/lib/mock-request.js')} */
const { createRequestResponseMocks } = createRequire(import.meta.url)('next/dist/server/lib/mock-request.js')

/** @typedef {import('next/dist/server/next.js').RequestHandler} RequestHandler */

/** A page that is made for each visitor, from what the process knows. */
const WARM_UP_PATH = '/kasse'
/** Code that has run once is still slow. */
const WARM_UP_ROUNDS = 5

const MANIFEST = '.next/prerender-manifest.json'
const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string() }) })

/**
 * Lets the shop ask itself for a page without a connection, as Next.js does to make one anew: past proxy.ts, with a key of the
 * build that no visitor knows.
 * @param {RequestHandler} handle
 * @param {string} host
 * @returns {import('./published-pages.mjs').Render}
 */
export function askItself(handle, host) {
  const { previewModeId } = manifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8'))).preview
  return (path, headers) => ask(handle, path, { ...headers, host, 'x-prerender-revalidate': previewModeId })
}

/**
 * Answers a visitor's request a few times before the first one comes: Next.js loads all its routes after its start, and code is
 * compiled as it runs, both of which would keep the process from everybody who has come by then. Without a user agent it counts as
 * nobody's visit.
 * @param {RequestHandler} handle
 * @param {string} host
 */
export async function warmUp(handle, host) {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await ask(handle, WARM_UP_PATH, { host })
}

/**
 * @param {RequestHandler} handle
 * @param {string} path
 * @param {Record<string, string>} headers
 */
async function ask(handle, path, headers) {
  const { req, res } = createRequestResponseMocks({ url: encodeURI(path), method: 'GET', headers })
  await handle(req, res)
}
