import { z } from 'zod'
import { redeemLink } from '@/lib/checkout/attribute-order'
import { discountSchema, trackingIdSchema } from '@/lib/affiliate/schema'
import { readCookie } from '@/lib/core/cookies'
import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const query = z.object({ trackingId: trackingIdSchema.optional() })

export const GET = defineRoute(
  { query, limit: { name: 'discounts-linked', points: 60, seconds: 60 } },
  async ({ query: { trackingId }, request }) => {
    const cookieCode = readCookie(request.headers, 'affiliate')
    const { discount } = await redeemLink(store(), { trackingId, cookieCode })
    return discount ? sendJson(discountSchema, discount) : sendNothing()
  },
)
