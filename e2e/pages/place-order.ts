import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'

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

/** Places an order; returns the answer. */
export async function placeOrder(request: APIRequestContext, origin: string, call: OrderCall = {}) {
  return placedSchema.parse(await (await postOrder(request, origin, call)).json())
}
