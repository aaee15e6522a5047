import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { ratingIdSchema } from '@/lib/ratings/schema'
import { showRating } from '@/lib/ratings/hide-rating'
import { store } from '@/lib/store/open-store'

const params = z.object({ ratingId: ratingIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, duringMaintenance: 'open' },
  async ({ params: { ratingId }, user }) => {
    await showRating(store(), ratingId, actorOf(user))
    return sendNothing()
  },
)
