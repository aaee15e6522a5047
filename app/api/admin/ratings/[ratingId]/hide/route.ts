import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { hideRating } from '@/lib/ratings/hide-rating'
import { hidingSchema, ratingIdSchema } from '@/lib/ratings/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ ratingId: ratingIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, body: hidingSchema, duringMaintenance: 'open' },
  async ({ params: { ratingId }, body: { reason }, user }) => {
    await hideRating(store(), ratingId, reason, actorOf(user))
    return sendNothing()
  },
)
