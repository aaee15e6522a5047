import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

/** @type {typeof import('next/dist/server/lib/mock-request.js')} */
const { createRequestResponseMocks } = createRequire(import.meta.url)('next/dist/server/lib/mock-request.js')

const MANIFEST = '.next/prerender-manifest.json'
const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string() }) })

/**
 * Lets the shop ask itself for a page without a connection, as Next.js does to make one anew: past proxy.ts, with a key of the
 * build that no visitor knows.
 * @param {import('next/dist/server/next.js').RequestHandler} handle
 * @param {string} host
 * @returns {import('./published-pages.mjs').Render}
 */
export function askItself(handle, host) {
  const { previewModeId } = manifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8'))).preview
  return async (path, headers) => {
    const { req, res } = createRequestResponseMocks({
      url: encodeURI(path),
      method: 'GET',
      headers: { ...headers, host, 'x-prerender-revalidate': previewModeId },
    })
    await handle(req, res)
  }
}
