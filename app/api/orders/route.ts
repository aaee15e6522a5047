import { placeOrder } from '@/lib/checkout/place-order'
import { orderHeadersSchema, orderRequestSchema, placedOrderSchema } from '@/lib/checkout/schema'
import { readCookie } from '@/lib/core/cookies'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { isSameMailbox } from '@/lib/core/text/email-address'

export const POST = defineRoute(
  {
    headers: orderHeadersSchema,
    body: orderRequestSchema,
    access: 'optional',
    limit: { name: 'orders', points: 30, seconds: 60 },
  },
  async ({ body, headers, request, user, address, mailDelay }) => {
    const isOwn = user?.emailVerified === true && isSameMailbox(user.email, body.email)
    const placed = await placeOrder(store(), body, {
      key: headers['idempotency-key'],
      cookieCode: readCookie(request.headers, 'affiliate'),
      customerUid: user?.uid,
      address,
      mailDelay: isOwn ? undefined : mailDelay,
    })
    return sendJson(placedOrderSchema, placed, 201)
  },
)
