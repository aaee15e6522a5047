import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { reviewSales } from '@/lib/affiliate/flags/review-sale'
import { reviewOutcomeSchema, reviewRequestSchema, saleIdSchema } from '@/lib/affiliate/sales/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const body = reviewRequestSchema.extend({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(saleIdSchema).max(20)),
  outcome: reviewOutcomeSchema,
})

export const POST = defineRoute(
  { access: 'admin', body, duringMaintenance: 'open' },
  async ({ body: { ids, ...decision }, user }) => {
    await reviewSales(store(), ids, { ...decision, actor: actorOf(user) })
    return sendNothing()
  },
)
