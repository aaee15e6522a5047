import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'

const TOO_MANY = 429

const placedSchema = z.object({
  orderId: z.string(),
  accessToken: z.string(),
  total: z.number(),
  status: z.string(),
})

export const orderBody = {
  items: [{ id: 'tarkov-stille-sohle' }],
  email: 'kundin@example.com',
  consent: { immediateDelivery: true, withdrawalLoss: true },
  paymentMethod: 'vorkasse',
}

interface OrderCall {
  body?: unknown
  key?: string
  headers?: Record<string, string>
}

/** `POST /api/orders` as the checkout sends it. */
export function postOrder(
  request: APIRequestContext,
  origin: string,
  { body = orderBody, key, headers }: OrderCall = {},
) {
  return request.post(`${origin}/api/orders`, {
    data: body,
    headers: { origin, 'Idempotency-Key': key ?? randomUUID(), ...headers },
  })
}

/** Places an order, after a rest if the shop asks for one; returns the answer. */
export async function placeOrder(request: APIRequestContext, origin: string, call: OrderCall = {}) {
  const once = { key: randomUUID(), ...call }
  const answer = await postOrder(request, origin, once)
  if (answer.status() !== TOO_MANY) return placedSchema.parse(await answer.json())
  await setTimeout(1000 * Number(answer.headers()['retry-after']))
  return placedSchema.parse(await (await postOrder(request, origin, once)).json())
}
