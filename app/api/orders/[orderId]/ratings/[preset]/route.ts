import { z } from 'zod'
import { presetIdSchema } from '@/lib/catalog/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { openOrder } from '@/lib/orders/access/open-order'
import { ratePreset } from '@/lib/ratings/rate-preset'
import { ratingRequestSchema } from '@/lib/ratings/schema'
import { withdrawRating } from '@/lib/ratings/withdraw-rating'
import { store } from '@/lib/store/open-store'

const options = {
  params: z.object({ orderId: z.string(), preset: presetIdSchema }),
  query: z.object({ token: z.string().optional() }),
  access: 'optional',
  limit: { name: 'ratings', points: 30, seconds: 60 },
} as const

export const PUT = defineRoute(
  { ...options, body: ratingRequestSchema },
  async ({ params: { orderId, preset }, query: { token }, body, user }) => {
    await ratePreset(store(), await openOrder(store(), orderId, { token, user }), preset, body)
    return sendNothing()
  },
)

export const DELETE = defineRoute(
  options,
  async ({ params: { orderId, preset }, query: { token }, user }) => {
    const { id } = await openOrder(store(), orderId, { token, user })
    await withdrawRating(store(), { orderId: id, presetId: preset })
    return sendNothing()
  },
)
