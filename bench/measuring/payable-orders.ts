import { createServer } from 'node:http'
import { once } from 'node:events'
import { z } from 'zod'
import { sha256 } from '@/lib/core/server-secret'
import { eventBody, paidSession, signatureOf, WEBHOOK_SECRET } from '@/lib/orders/testing/signed-event'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import type { Order } from '@/lib/orders/schema'
import type { Changes, Store } from '@/lib/store/store'

/** Access token of every order in the benchmark. */
export const TOKEN = 'opens-every-order-of-the-bench'
const BATCH = 1000
const PARTNER = { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 }

/** Fills a store with this many unpaid orders, each by another buyer, all brought by one partner. */
export async function fillOrders(store: Store, count: number): Promise<void> {
  await store.update({ [`affiliateUsers/${PARTNER.uid}`]: PARTNER })
  for (let first = 0; first < count; first += BATCH) {
    const changes: Changes = {}
    for (let n = first; n < Math.min(first + BATCH, count); n += 1) changes[`orders/${idOf(n)}`] = orderOf(n)
    await store.update(changes)
  }
}

/** Older unpaid ones would be cancelled. */
const CREATED_AT = Date.now()

export const idOf = (n: number) => `order_${CREATED_AT}_${String(n).padStart(16, '0')}`
export const buyerOf = (n: number) => `kundin-${n}@example.com`

function orderOf(n: number): Order {
  const id = idOf(n)
  const session = {
    attempt: 0,
    startedAt: CREATED_AT,
    state: 'open',
    id: `cs_test_${id}`,
  } as const
  const hosted = { paymentMethod: 'stripe', session, isPaymentOpen: false } as const
  return {
    ...sampleOrder,
    id,
    createdAt: CREATED_AT,
    history: { pending: { at: CREATED_AT, actor: 'customer' } },
    idempotencyKey: id,
    accessTokenHash: sha256(TOKEN),
    email: buyerOf(n),
    ...hosted,
  }
}

/** The webhook call that pays an order. */
export function callFor(n: number) {
  const body = eventBody('checkout.session.completed', paidSession(idOf(n), sampleOrder.total))
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) } }
}

/**
 * Runs something with the settings of a shop with a local payment service that has no payments, so that nothing else
 * is called.
 */
export async function withPayments<Result>(
  run: (settings: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const server = createServer((request, response) => {
    request.resume()
    const isThere = request.url?.startsWith('/v1/checkout/sessions?')
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'not here' }
    const answer = isThere
      ? { object: 'list', url: '/v1/checkout/sessions', has_more: false, data: [] }
      : { error }
    response
      .writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.int() }).parse(server.address())
  try {
    return await run({
      STRIPE_SECRET_KEY: 'sk_test_of_the_bench',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_ORIGIN: `http://127.0.0.1:${port}`,
    })
  } finally {
    server.close()
  }
}
