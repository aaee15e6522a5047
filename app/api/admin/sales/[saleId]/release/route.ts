import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { reviewSale } from '@/lib/affiliate/flags/review-sale'
import { reviewRequestSchema, saleIdSchema } from '@/lib/affiliate/sales/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const params = z.object({ saleId: saleIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, body: reviewRequestSchema, duringMaintenance: 'open' },
  async ({ params: { saleId }, body: { note }, user }) => {
    await reviewSale(store(), saleId, { outcome: 'released', note, actor: actorOf(user) })
    return sendNothing()
  },
)
