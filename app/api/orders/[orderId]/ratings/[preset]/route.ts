import { presetIdSchema } from '@/lib/catalog/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { ratePreset } from '@/lib/ratings/rate-preset'
import { ratingRequestSchema } from '@/lib/ratings/schema'
import { store } from '@/lib/store/open-store'
import { forBuyer } from '../../../for-buyer'
import { removeRating } from '@/lib/ratings/change-rating'

const options = {
  ...forBuyer,
  params: forBuyer.params.extend({ preset: presetIdSchema }),
  limit: { name: 'ratings', points: 30, seconds: 60 },
} as const

export const PUT = defineRoute(
  { ...options, body: ratingRequestSchema },
  async ({ params: { preset }, body, admitted: order }) => {
    await ratePreset(store(), order, preset, body)
    return sendNothing()
  },
)

export const DELETE = defineRoute(options, async ({ params: { preset }, admitted: { id } }) => {
  await removeRating(store(), { orderId: id, presetId: preset })
  return sendNothing()
})
