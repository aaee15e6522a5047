import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'

import { store } from '@/lib/store/open-store'
import { connectOrder } from '@/lib/withdrawals/connect-order'
import { connectionSchema, withdrawalIdSchema } from '@/lib/withdrawals/schema'

const params = z.object({ withdrawalId: withdrawalIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, body: connectionSchema, duringMaintenance: 'open' },
  async ({ params: { withdrawalId }, body, user }) => {
    await connectOrder(store(), withdrawalId, body.reference, actorOf(user))
    return sendNothing()
  },
)
