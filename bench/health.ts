import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { nothing, PRODUCT, withServer, type MeasuredShop } from './measuring/measured-shop'
import { quantile } from './measuring/median'
import { processorMs, residentBytes } from './measuring/process-usage'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

const ATTACK_MS = 8_000
const LOOK_EVERY_MS = 100
const CONNECTIONS = 50
const MEGABYTE = 1_000_000
/** Pages that buyers open one after the other, and how often each is measured. */
const PAGES = ['/', '/presets', PRODUCT, '/warenkorb', '/kasse', '/anmelden']
const VIEWS = 300
const WARM_UP = 50
/** Visitors who come at once, as after a mention in a stream. */
const BURST = 100

/** One visitor's attacks by name, as text that each connection sends repeatedly. */
const attacks = {
  'pages made for each visitor': (host: string) => get('/anmelden', host),
  'a partner’s page': (host: string) => get('/p/NIRGENDS', host),
  'the list of suggestions': (host: string) => get('/abstimmen?stand=erschienen', host),
  'a product page': (host: string) => get(PRODUCT, host),
  '1,000 requests at once on each connection': (host: string) => get('/anmelden', host).repeat(1_000),
} as const

/**
 * How soon a shop just started answers many visitors at once, how soon its health check responds while one visitor sends
 * as many requests as possible, the processor time of a page, and the memory that unfinished bodies take.
 */
export async function measureHealth(): Promise<Row[]> {
  return withServer(nothing, async (shop) => {
    const rows: Row[] = [await burst(shop)]
    for (const path of PAGES) rows.push(await views(shop, path))
    for (const [name, request] of Object.entries(attacks)) {
      const { waits, answered } = await underAttack(shop, request(new URL(shop.origin).host))
      rows.push(
        single(
          `health while one visitor asks for ${name}, slowest, ms`,
          Math.max(...waits),
          200,
          `median ${quantile(waits, 0.5).toFixed(0)}, ${waits.length} looks, ${answered} parts of answers to ${CONNECTIONS} connections`,
        ),
      )
    }
    rows.push(await bodies(shop))
    return rows
  })
}

async function burst({ origin }: MeasuredShop): Promise<Row> {
  const waits = await Promise.all(
    Array.from({ length: BURST }, async (_, n) => {
      const start = performance.now()
      const headers = { 'x-forwarded-for': `81.0.0.${n}` }
      await (await fetch(origin + PAGES[n % PAGES.length], { headers })).arrayBuffer()
      return performance.now() - start
    }),
  )
  return single(
    `${BURST} visitors at once on a shop just started, 95 of 100, ms`,
    quantile(waits, 0.95),
    200,
    `median ${quantile(waits, 0.5).toFixed(0)}, slowest ${Math.max(...waits).toFixed(0)}`,
  )
}

async function views({ origin, pid }: MeasuredShop, path: string): Promise<Row> {
  const view = async () => (await fetch(origin + path)).arrayBuffer()
  for (let n = 0; n < WARM_UP; n += 1) await view()
  const before = processorMs(pid)
  for (let n = 0; n < VIEWS; n += 1) await view()
  const each = (processorMs(pid) - before) / VIEWS
  return single(`processor time of a view of ${path}, ms`, each, 8, `${VIEWS} views one after the other`)
}

async function underAttack(shop: MeasuredShop, request: string) {
  const { hostname, port } = new URL(shop.origin)
  let answered = 0
  let isOver = false
  const attack = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.write(request))
        socket.on('data', () => {
          answered += 1
          if (isOver) socket.destroy()
          else if (request.length < 2_000) socket.write(request)
        })
        socket.on('error', () => undefined)
        socket.on('close', () => resolve())
        if (isOver) socket.destroy()
      })
    }
  })
  const waits: number[] = []
  const end = performance.now() + ATTACK_MS
  while (performance.now() < end) {
    const start = performance.now()
    const response = await fetch(`${shop.origin}/api/health`)
    await response.text()
    if (response.status !== 200) throw new Error(`health answers ${response.status}`)
    waits.push(performance.now() - start)
    await setTimeout(LOOK_EVERY_MS)
  }
  isOver = true
  await Promise.race([Promise.all(attack), setTimeout(5_000)])
  return { waits, answered }
}

/** Memory that unfinished bodies for a page take. */
async function bodies(shop: MeasuredShop): Promise<Row> {
  const { hostname, port, host } = new URL(shop.origin)
  const before = residentBytes(shop.pid)
  const head = `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${20 * MEGABYTE}\r\n\r\n`
  const sockets = Array.from({ length: 60 }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(head + 'x'.repeat(10 * MEGABYTE)))
    return socket.on('error', () => undefined)
  })
  await setTimeout(3_000)
  const taken = (residentBytes(shop.pid) - before) / MEGABYTE
  for (const socket of sockets) socket.destroy()
  return single('memory for 60 unfinished bodies of 10 MB to a page, MB', taken, 60, 'grown within 3 s')
}

const get = (path: string, host: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
