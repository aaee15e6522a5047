import { existsSync, readFileSync } from 'node:fs'
import { Counter, Histogram, Registry } from 'prom-client'
import { z } from 'zod'
import { shareMeasures } from '../lib/core/measures.mjs'

const MANIFEST = '.next/routes-manifest.json'
/** Scripts, styles and fonts of the build. */
const ASSETS = '/_next/static'
const OTHER = 'other'
/** Upper bounds of a histogram's buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const routesSchema = z.array(z.object({ page: z.string(), regex: z.string() }))
const manifestSchema = z.object({ staticRoutes: routesSchema, dynamicRoutes: routesSchema })

/**
 * Maps an address to its route as named by the build, such as `/presets/[slug]`. Unknown addresses become
 * `other`, so that requests cannot create arbitrarily many labels.
 * @param {z.infer<typeof manifestSchema>} manifest
 * @returns {(url: string) => string}
 */
export function routesOf({ staticRoutes, dynamicRoutes }) {
  const fixed = new Set(staticRoutes.map(({ page }) => page))
  const dynamic = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (url) => {
    const end = url.indexOf('?')
    const path = end === -1 ? url : url.slice(0, end)
    if (fixed.has(path)) return path
    if (path.startsWith(`${ASSETS}/`)) return ASSETS
    return dynamic.find(({ pattern }) => pattern.test(path))?.page ?? OTHER
  }
}

/**
 * Measures the requests of a server, by route: their status and duration. Event streams last as long as their page is
 * open, so their duration is not measured.
 * @param {import('node:http').Server} server
 */
export function measureRequests(server) {
  // In development, routes change.
  const routeOf = existsSync(MANIFEST)
    ? routesOf(manifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8'))))
    : () => OTHER
  const created = createMeasures()
  shareMeasures(created)
  const { requests, latencies } = created
  server.on('request', (request, response) => {
    const start = performance.now()
    // Read now, because other code changes it later.
    const { url = '' } = request
    response.once('close', () => {
      const route = routeOf(url)
      requests.inc({ route, status: statusClassOf(response) })
      const type = String(response.getHeader('content-type') ?? '')
      if (!type.startsWith('text/event-stream'))
        latencies.observe({ route }, (performance.now() - start) / 1000)
    })
  })
}

/** @param {import('node:http').ServerResponse} response */
function statusClassOf({ headersSent, statusCode }) {
  return headersSent ? `${Math.floor(statusCode / 100)}xx` : 'none'
}

/** Every label has a bounded number of values. */
function createMeasures() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Counter({
      name: 'spielklang_http_requests_total',
      help: 'Requests by route and class of status.',
      labelNames: /** @type {const} */ (['route', 'status']),
      registers,
    }),
    latencies: new Histogram({
      name: 'spielklang_http_request_duration_seconds',
      help: 'From request to end of answer.',
      labelNames: /** @type {const} */ (['route']),
      buckets: BUCKETS,
      registers,
    }),
    store: new Histogram({
      name: 'spielklang_store_duration_seconds',
      help: 'How long the store took.',
      labelNames: /** @type {const} */ (['operation']),
      buckets: BUCKETS,
      registers,
    }),
  }
}
