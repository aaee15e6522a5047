import { cookies } from 'next/headers'
import { AFFILIATE_COOKIE } from '@/lib/affiliate/affiliate-code'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderHeadersSchema, orderRequestSchema, placedOrderSchema } from '@/lib/checkout/schema'
import { defineRoute, sendJson } from '@/lib/http/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    headers: orderHeadersSchema,
    body: orderRequestSchema,
    limit: { name: 'orders', points: 30, seconds: 60 },
  },
  async ({ body, headers }) => {
    const cookieCode = (await cookies()).get(AFFILIATE_COOKIE)?.value
    const placed = await placeOrder(store(), body, { key: headers['idempotency-key'], cookieCode })
    return sendJson(placedOrderSchema, placed, 201)
  },
)
