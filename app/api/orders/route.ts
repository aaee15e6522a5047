import { cookies } from 'next/headers'
import { SESSION_COOKIE } from '@/lib/account/session'
import { userIfKnown } from '@/lib/account/user-if-known'
import { AFFILIATE_COOKIE } from '@/lib/affiliate/affiliate-code'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderHeadersSchema, orderRequestSchema, placedOrderSchema } from '@/lib/checkout/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    headers: orderHeadersSchema,
    body: orderRequestSchema,
    limit: { name: 'orders', points: 30, seconds: 60 },
  },
  async ({ body, headers }) => {
    const jar = await cookies()
    const cookieCode = jar.get(AFFILIATE_COOKIE)?.value
    const customer = await userIfKnown(jar.get(SESSION_COOKIE)?.value)
    const placed = await placeOrder(store(), body, {
      key: headers['idempotency-key'],
      cookieCode,
      customerUid: customer?.uid,
    })
    return sendJson(placedOrderSchema, placed, 201)
  },
)
