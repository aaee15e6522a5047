import { randomInt } from 'node:crypto'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen, stopListening } from '../support/free-port'
import { placeOrder } from '../pages/place-order'
import { Shop } from '../support/shop'
import { expect, test } from '../support/test'

/** A reverse proxy in front of a shop that can be switched to another process. */
class Proxy {
  private readonly agent = new Agent({ keepAlive: true })
  private readonly underWay = new Map<string, number>()
  private readonly server = createServer((request, response) => this.pass(request, response))

  /** @param origin the public origin of the shop */
  constructor(
    private readonly origin: string,
    private target = origin,
  ) {}

  open = () => listen(this.server)
  pointAt = (target: string) => (this.target = target)
  /** Whether a process has no open requests, except for streams, which never end by themselves. */
  isDone = (target: string) => (this.underWay.get(target) ?? 0) === 0

  async close(): Promise<void> {
    this.agent.destroy()
    await stopListening(this.server)
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const { target } = this
    const isCounted = request.url !== '/api/live'
    const count = (by: number) => this.underWay.set(target, (this.underWay.get(target) ?? 0) + by)
    if (isCounted) count(1)
    response.on('close', () => isCounted && count(-1))
    // Each visitor has an IP address of their own.
    const { host } = new URL(this.origin)
    const headers = { ...request.headers, host, 'x-forwarded-for': `203.0.113.${randomInt(1, 255)}` }
    const passed = ask(target + request.url, { method: request.method, agent: this.agent, headers })
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.headersSent || response.writeHead(502).end())
    request.pipe(passed)
  }
}

test('a new process takes over behind a proxy without losing a request', async ({ engine, request }) => {
  test.slow()
  const shop = await Shop.start({ engine, settings: { TRUSTED_PROXIES: '1' } })
  const proxy = new Proxy(shop.origin)
  const origin = await proxy.open()
  const headers = { origin: shop.origin }
  const orders: string[] = []
  const answers = new Map<number, number>()
  let isOver = false

  const visit = async () => {
    for (const path of ['/', '/presets', '/presets/tarkov-stille-sohle', '/api/health', '/kasse']) {
      const status = (await request.get(origin + path, { headers })).status()
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
    orders.push((await placeOrder(request, origin, { headers })).orderId)
  }
  const visitor = async () => {
    while (!isOver) await visit()
  }
  const visitors = Promise.all(Array.from({ length: 4 }, visitor))

  const reach = (count: number) =>
    expect.poll(() => orders.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count)

  await reach(4)
  const another = await shop.openAnother()
  proxy.pointAt(another)
  await expect.poll(() => proxy.isDone(shop.origin)).toBe(true)
  await shop.closeServer()
  await reach(orders.length + 4)
  isOver = true
  await visitors
  await proxy.close()

  expect([...answers.keys()]).toEqual([200])
  const kept = Object.keys(Object(await shop.data('orders')))
  expect(orders.filter((id) => !kept.includes(id))).toEqual([])
  await expect.poll(() => shop.audit()).toEqual([])
  await shop.stop()
})
