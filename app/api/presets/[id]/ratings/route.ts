import { z } from 'zod'
import { presetParams } from '@/lib/catalog/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { listRatings } from '@/lib/ratings/list-ratings'
import { ratingIdSchema } from '@/lib/ratings/schema'
import { shownRatingsSchema } from '@/lib/ratings/shown-ratings'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute(
  {
    params: presetParams,
    query: z.object({ before: ratingIdSchema.optional() }),
    limit: { name: 'shown-ratings', points: 120, seconds: 60 },
  },
  async ({ params: { id }, query: { before } }) =>
    sendJson(shownRatingsSchema, await listRatings(store(), id, before)),
)
