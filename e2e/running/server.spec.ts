import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { exchange, send } from '@/server/testing/raw-client'
import { METRICS_TOKEN, type Shop } from '../support/shop'
import { expect, test } from '../support/test'

const portOf = ({ origin }: Shop) => Number(new URL(origin).port)
const hostOf = ({ origin }: Shop) => `Host: ${new URL(origin).host}\r\n`

/** Sends a request byte for byte; returns the head and the body of the answer. */
async function ask(shop: Shop, line: string, { host = hostOf(shop), rest = '\r\n' } = {}) {
  const answer = await exchange(portOf(shop), `${line} HTTP/1.1\r\n${host}Connection: close\r\n${rest}`)
  const [head = '', ...body] = answer.split('\r\n\r\n')
  return { head, body: body.join('\r\n\r\n') }
}

/** Opens a stream of server events and returns its status. */
async function openLive(shop: Shop): Promise<IncomingMessage> {
  const [answer] = await once(get(`${shop.origin}/api/live`, { agent: false }), 'response')
  return answer
}

test.describe('the server', () => {
  test('rejects connection upgrades at once', async ({ shop }) => {
    // From its first request on, Next.js would take over such connections.
    await ask(shop, 'GET /impressum')
    const upgrades = Array.from({ length: 100 }, (_, index) =>
      exchange(
        portOf(shop),
        `GET ${index % 2 ? '/nirgends' : '/'} HTTP/1.1\r\n${hostOf(shop)}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      ),
    )
    for (const answer of await Promise.all(upgrades)) expect(answer).toMatch(/^HTTP\/1.1 400 /)
  })

  test('answers malformed requests with 400, 405 or 421', { tag: '@journey' }, async ({ shop }) => {
    expect((await ask(shop, 'TRACE /')).head).toMatch(/^HTTP\/1.1 405 [^]*allow: GET/i)
    expect((await ask(shop, 'TRACE /', { rest: 'Content-Length: 1\r\n\r\nx' })).head).toMatch(
      /^HTTP\/1.1 405 /,
    )
    expect((await ask(shop, 'CONNECT shop.example:443')).head).toMatch(/^HTTP\/1.1 405 /)
    expect((await ask(shop, 'GET *')).head).toMatch(/^HTTP\/1.1 400 /)
    expect((await ask(shop, 'GET /%')).head).toMatch(/^HTTP\/1.1 400 /)
    const call = await ask(shop, 'GET /api/orders/%ff')
    expect(call.head).toMatch(/^HTTP\/1.1 400 /)
    expect(call.body).toContain('"code":"malformed_address"')
    expect((await ask(shop, 'GET /', { host: hostOf(shop) + hostOf(shop) })).head).toMatch(/^HTTP\/1.1 400 /)
    expect((await ask(shop, 'GET /', { rest: 'Rsc: 1\r\nNext-Router-State-Tree: x\r\n\r\n' })).head).toMatch(
      /^HTTP\/1.1 400 /,
    )
    expect((await ask(shop, 'GET /', { host: 'Host: evil.example\r\n' })).head).toMatch(/^HTTP\/1.1 421 /)
    expect((await ask(shop, 'GET /')).head).toMatch(/^HTTP\/1.1 200 /)
  })

  test('does not keep bodies sent to pages in memory', async ({ shop, request }) => {
    const memory = async () => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
      const said = await (await request.get(`${shop.origin}/api/metrics`, { headers })).text()
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(said)?.[1])
    }
    const before = await memory()
    const head = `POST / HTTP/1.1\r\n${hostOf(shop)}Content-Length: 20000000\r\n\r\n`
    const sockets = Array.from({ length: 60 }, () =>
      send(portOf(shop), head + 'x'.repeat(5_000_000)).resume(),
    )
    await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length, { timeout: 60_000 }).toBe(60)
    expect((await memory()) - before).toBeLessThan(100_000_000)
    expect((await ask(shop, 'POST /kasse', { rest: 'Content-Length: 5\r\n\r\n' })).head).toMatch(
      /^HTTP\/1.1 405 [^]*allow: GET, HEAD\r/i,
    )
  })

  test('answers health checks soon, however much one visitor requests', async ({ shop, request }) => {
    const page = `GET /anmelden HTTP/1.1\r\n${hostOf(shop)}\r\n`
    const sockets = Array.from({ length: 50 }, (_, n) => send(portOf(shop), page.repeat(n % 2 ? 8 : 1_000)))
    for (let look = 0; look < 5; look += 1) {
      const begin = performance.now()
      expect((await request.get(`${shop.origin}/api/health`)).status()).toBe(200)
      // All of it would take 47 s. `npm run bench -- health` measures this on a quiet machine; here other tests run as well.
      expect(performance.now() - begin).toBeLessThan(10_000)
    }
    for (const socket of sockets) socket.destroy()
  })

  test('opens no stream for HEAD', async ({ shop }) => {
    expect(await ask(shop, 'HEAD /api/live')).toMatchObject({
      head: expect.stringMatching(/^HTTP\/1.1 200 [^]*text\/event-stream/),
      body: '',
    })
  })

  test('frees the streams of a closed connection', async ({ shop }) => {
    const statusesOf = async (count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => openLive(shop)))
      for (const answer of answers) answer.destroy()
      return [...new Set(answers.map(({ statusCode }) => statusCode))]
    }
    const live = `GET /api/live HTTP/1.1\r\n${hostOf(shop)}\r\n`
    // The most connections that an address may have; only the first request of each is served.
    const sockets = Array.from({ length: 10 }, () => send(portOf(shop), live.repeat(3)))
    await expect.poll(() => statusesOf(1)).toEqual([429])
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => statusesOf(20)).toEqual([200])
  })

  test('restricts cross-origin use of its responses, and tab and microphone capture to itself', async ({
    shop,
    request,
  }) => {
    const policy = (await request.get(shop.origin)).headers()['permissions-policy']
    expect(policy).toContain('display-capture=(self)')
    expect(policy).toContain('microphone=(self)')
    const sharingOf = async (path: string) => {
      const headers = (await request.get(shop.origin + path)).headers()
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      return headers['cross-origin-resource-policy']
    }
    for (const path of ['/', '/api/health', '/nirgends', '/sitemap.xml'])
      expect(await sharingOf(path)).toBe('same-origin')
    const [picture = ''] =
      /\/opengraph-image[^"]*/.exec(await (await request.get(`${shop.origin}/`)).text()) ?? []
    const preset = '/presets/cs2-schrittklar'
    for (const path of [picture, '/icon.svg', '/favicon.ico', `${preset}/kurve.png`, `${preset}/bild.jpg`])
      expect(await sharingOf(path)).toBe('cross-origin')
    expect((await request.get(`${shop.origin}/_next/image?url=%2Ficon-192.png&w=64&q=75`)).status()).toBe(404)
  })

  test('shuts down within seconds despite open streams and ongoing requests', async ({ shop }) => {
    const live = await openLive(shop)
    const agent = new Agent({ keepAlive: true })
    const clients = Array.from({ length: 10 }, async () => {
      for (;;) {
        const answered = await once(get(`${shop.origin}/api/health`, { agent }), 'response').catch(() => null)
        if (!answered) return
        await once(answered[0].resume(), 'close')
      }
    })
    const ended = once(live.resume(), 'close')
    const begin = performance.now()
    const closing = shop.closeServer()
    await Promise.all([ended, ...clients])
    expect(performance.now() - begin).toBeLessThan(5_000)
    await closing
    await shop.openServer()
  })
})
