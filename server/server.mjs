// The shop's HTTP server. Plain JavaScript, to run Next.js without a loader in between.
import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import compression from 'compression'
import next from 'next'
import { askItself, warmUp } from './ask-itself.mjs'
import { followConnections } from './connections.mjs'
import { setHeaders } from './headers.mjs'
import { limitPages } from './limit-pages.mjs'
import { LONGEST_MS, limitTime } from './limit-time.mjs'
import { measureRequests } from './measure-requests.mjs'
import { keepPrerendered } from './page-cache.mjs'
import { makePagesBy } from './published-pages.mjs'
import { isCall, refusalOf, refuseTunnels, refuseUpgrades, sendRefusal } from './refuse-early.mjs'
import { sendAsset } from './send-assets.mjs'
import { sendLimiter, sendWorker } from './send-worker.mjs'
import { endOnSignals, stop } from './stop.mjs'

const { PORT, LISTEN_HOST: hostname = '127.0.0.1', SHOP_HOSTS = '' } = process.env
const port = Number(PORT)
const hosts = SHOP_HOSTS.split(',')
const dev = process.argv.includes('--dev')

/** The response being produced; lib/core/current-answer reads it. */
const answers = new AsyncLocalStorage()
Reflect.set(globalThis, Symbol.for('spielklang.answers'), answers)

const server = createServer({
  // Longer than proxies keep idle connections (most: 60 s).
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: LONGEST_MS,
  connectionsCheckingInterval: 5_000,
})
const connections = followConnections(server)
measureRequests(server)
limitTime(server)
refuseTunnels(server)
if (!dev) refuseUpgrades(server)
// Next.js handles upgrades, needed only for hot reload; without `httpServer` it would attach to the server of the
// requests. The host name is fixed whatever it listens to: proxy.ts uses it, and Next.js would otherwise call it over
// the network.
const app = next({ dev, hostname: 'localhost', port, httpServer: dev ? server : createServer() })
await app.prepare()
const handle = app.getRequestHandler()
if (!dev) makePagesBy(askItself(handle, `localhost:${port}`))
const compress = compression()
const makePage = limitPages()

/**
 * The visitor whose page is rendered, determined by a function that instrumentation-node.ts provides.
 * @param {import('node:http').IncomingMessage} request
 */
function visitorOf({ headers }) {
  return (
    Reflect.get(globalThis, Symbol.for('spielklang.visitorOf'))?.(headers) ?? {
      network: 'unknown',
      isOwn: false,
    }
  )
}

server.on('request', (request, response) => {
  // The connection had too many unanswered requests, see connections.mjs.
  if (request.socket.destroyed) return
  setHeaders(request, response)
  const refusal = refusalOf(request, hosts)
  if (refusal) return sendRefusal(request, response, refusal)
  // Overwrites any client-sent value; read by lib/core/address/visitor-address.
  request.headers['x-peer-address'] = request.socket.remoteAddress
  // Next.js hides from proxy.ts whether page data is requested rather than the page; read by lib/maintenance.
  request.headers['x-page-data'] = request.headers.rsc ?? ''
  // The same for prefetched page data; read by lib/figures/visits.
  request.headers['x-page-ahead'] = request.headers['next-router-prefetch'] ?? ''
  // A request that only probes for a file is no download; read by lib/delivery/deliver-file.
  request.headers['x-asked-range'] = request.headers.range ?? ''
  // Next.js fails on preconditions that do not hold; clients can use the whole file instead of a part.
  for (const name of ['range', 'if-match', 'if-unmodified-since']) delete request.headers[name]
  const answer = () =>
    compress(request, response, () => {
      keepPrerendered(request, response)
      const make = () => answers.run(response, () => handle(request, response))
      if (dev || isCall(request.url)) return void make()
      void makePage(visitorOf(request), response, make).then(
        (refused) => refused && sendRefusal(request, response, refused),
      )
    })
  if (request.url === '/sw.js') sendWorker(response, dev)
  else if (request.url === '/limiter.js') sendLimiter(response)
  else if (dev) answer()
  else sendAsset(request, response, answer)
})

endOnSignals(() => stop({ server, connections, closeApp: () => app.close() }))

server.on('error', (error) => {
  process.send?.({ failed: 'code' in error ? error.code : error.message })
  process.exit(1)
})
if (!dev) await warmUp(handle, `localhost:${port}`)
server.listen(port, hostname, () => process.send?.({ listening: true }))
