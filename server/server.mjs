// The HTTP server of the shop. Plain JavaScript: it runs Next.js without any loader in between.
import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import compression from 'compression'
import next from 'next'
import { keepPrerendered } from './page-cache.mjs'
import { sendAsset } from './send-assets.mjs'

const port = Number(process.env.PORT)
const hostname = process.env.LISTEN_HOST ?? '127.0.0.1'
const dev = process.argv.includes('--dev')

/** For every answer of the shop; pages get a content security policy of their own from proxy.ts. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  // Neither order tokens nor referral codes of an address may reach anybody.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(process.env.PUBLIC_ORIGIN?.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000' }
    : {}),
}

/** The answer that is being made; lib/http/server/answer-status reads it. */
const answers = new AsyncLocalStorage()
Reflect.set(globalThis, Symbol.for('spielklang.answers'), answers)

const server = createServer()
const app = next({ dev, hostname, port, httpServer: server })
await app.prepare()
const handle = app.getRequestHandler()
const compress = compression()

server.on('request', (request, response) => {
  // What the client says of itself must not count; lib/core/visitor-address reads this.
  request.headers['x-peer-address'] = request.socket.remoteAddress
  // Next.js hides from proxy.ts whether data of a page is wanted instead of the page; lib/maintenance reads this.
  request.headers['x-page-data'] = request.headers.rsc ?? ''
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  const answer = () =>
    compress(request, response, () => {
      keepPrerendered(request, response)
      void answers.run(response, () => handle(request, response))
    })
  if (dev) answer()
  else sendAsset(request, response, answer)
})

let isEnding = false

async function end() {
  if (isEnding) return
  isEnding = true
  /** @type {{ closeStreams(): void, closeStore(): Promise<void> } | undefined} */
  const shutdown = Reflect.get(globalThis, Symbol.for('spielklang.shutdown'))
  shutdown?.closeStreams()
  await new Promise((resolve) => {
    server.close(resolve)
    if (dev) server.closeAllConnections()
  })
  await app.close()
  await shutdown?.closeStore()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end())
// The starting script is gone.
process.on('disconnect', () => void end())

server.on('error', (error) => {
  process.send?.({ failed: 'code' in error ? error.code : error.message })
  process.exit(1)
})
server.listen(port, hostname, () => process.send?.({ listening: true }))
