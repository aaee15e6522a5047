import { presetFiles } from '@/lib/catalog/preset-files'
import { sha256 } from '@/lib/core/server-secret'
import { eventBody, paidSession, signatureOf, WEBHOOK_SECRET } from '@/lib/orders/testing/signed-event'
import { orderedPreset, sampleOrder } from '@/lib/orders/testing/sample-order'
import type { Order } from '@/lib/orders/schema'
import type { Changes, Store } from '@/lib/store/store'
import { loadInTurns, Target } from './load'
import { withServer } from './measured-shop'
import { quantile } from './median'
import type { Row } from './report'
import { compared, single } from './rows'

/** More than are paid in a minute. */
const ORDERS = 100_000
const FILES = 200
const BATCH = 1000
const TOKEN = 'opens-every-order-of-the-bench'
const FILE = presetFiles[0].name

const settings = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_bench',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
}

/** How soon a file is open after a webhook, and how many of them come through. */
export function measureWebhooks(): Promise<Row[]> {
  return withServer(
    payable,
    async ({ origin }) => {
      const toFile = await msToFile(origin)
      const webhook = webhookTarget(origin)
      const durableWrite = webhookTarget(origin, '/api/bench-schreiben')
      await loadInTurns(webhook, durableWrite)
      const name = 'webhook to an empty handler with a durable write'
      const detail = `${toFile.length} payments, one after the other`
      return [
        single('webhook to file open, median, ms', quantile(toFile, 0.5), 250, detail),
        single('webhook to file open, 95 of 100, ms', quantile(toFile, 0.95), 1000, detail),
        compared(name, [webhook, durableWrite], 'requests', { atLeast: 0.4 }),
      ]
    },
    settings,
  )
}

/** Fills a store with orders that wait for their payment. */
async function payable(store: Store): Promise<void> {
  for (let first = 0; first < ORDERS; first += BATCH) {
    const changes: Changes = {}
    for (let n = first; n < first + BATCH; n += 1) changes[`orders/${idOf(n)}`] = orderOf(idOf(n))
    await store.update(changes)
  }
}

/** How long it takes from each of some webhooks, which pay an order each, until a file of the order is open; in ms. */
async function msToFile(origin: string): Promise<number[]> {
  const times: number[] = []
  for (let n = ORDERS - FILES; n < ORDERS; n += 1) {
    const file = `${origin}/api/orders/${idOf(n)}/files/${orderedPreset.id}/${FILE}?token=${TOKEN}`
    const { body, headers } = callFor(n)
    const start = performance.now()
    await fetch(`${origin}/api/payments/stripe`, { method: 'POST', body, headers })
    while (!(await isOpen(file)))
      if (performance.now() - start > 60_000) throw new Error(`${file} stays closed`)
    times.push(performance.now() - start)
  }
  return times
}

/** The webhook, or another address that gets the same requests; each pays an order that was not paid before. */
function webhookTarget(origin: string, path = '/api/payments/stripe'): Target {
  let calls = 0
  return new Target(origin + path, {
    method: 'POST',
    setupRequest: (request) => {
      if (calls === ORDERS - FILES) throw new Error('more webhooks than orders')
      const { body, headers } = callFor(calls)
      calls += 1
      return { ...request, body, headers: { ...request.headers, ...headers } }
    },
  })
}

async function isOpen(file: string): Promise<boolean> {
  const { status, body } = await fetch(file)
  await body?.cancel()
  return status === 200
}

function callFor(n: number) {
  const body = eventBody('checkout.session.completed', paidSession(idOf(n), sampleOrder.total))
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) } }
}

const idOf = (n: number) => `order_1780308000000_${String(n).padStart(16, '0')}`

function orderOf(id: string): Order {
  const order: Order = { ...sampleOrder }
  // It would be the write of a sale besides.
  delete order.attribution
  const session = { attempt: 0, startedAt: order.createdAt, state: 'open', id: `cs_test_${id}` } as const
  const hosted = { paymentMethod: 'stripe', session, isPaymentOpen: false } as const
  return { ...order, id, idempotencyKey: id, accessTokenHash: sha256(TOKEN), ...hosted }
}
