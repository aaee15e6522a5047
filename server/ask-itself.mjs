import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

/** @type {typeof import('next/dist/server/lib/mock-request.js')} */
const { createRequestResponseMocks } = createRequire(import.meta.url)('next/dist/server/lib/mock-request.js')

/** @typedef {import('next/dist/server/next.js').RequestHandler} RequestHandler */

/** A page that is rendered per visitor, and the health check that process supervisors request. */
const WARM_UP_PATHS = ['/anmelden', '/api/health']
/** Code that has run only a few times is still slow. */
const WARM_UP_ROUNDS = 20

const MANIFEST = '.next/prerender-manifest.json'
const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string() }) })

/**
 * Lets the shop request a page of itself without a connection, as Next.js does for revalidation. The request bypasses
 * proxy.ts by a key of the build that no visitor knows.
 * @param {RequestHandler} handle
 * @param {string} host
 * @returns {import('./published-pages.mjs').Render}
 */
export function askItself(handle, host) {
  const { previewModeId } = manifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8'))).preview
  return (path, headers) => ask(handle, path, { ...headers, host, 'x-prerender-revalidate': previewModeId })
}

/**
 * Requests a page and the shop's health several times before the first visitor does: Next.js loads all its routes after
 * its start, and code is compiled as it runs; both would block all visitors at that time. Without a user agent, these
 * requests are not counted as visits.
 * @param {RequestHandler} handle
 * @param {string} host
 */
export async function warmUp(handle, host) {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const path of WARM_UP_PATHS) await ask(handle, path, { host })
  }
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
