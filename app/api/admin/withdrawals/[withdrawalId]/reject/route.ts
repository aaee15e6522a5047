import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'

import { store } from '@/lib/store/open-store'
import { rejectionSchema, withdrawalIdSchema } from '@/lib/withdrawals/schema'
import { rejectWithdrawal } from '@/lib/withdrawals/decide-withdrawal'

const params = z.object({ withdrawalId: withdrawalIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, body: rejectionSchema, duringMaintenance: 'open' },
  async ({ params: { withdrawalId }, body, user }) => {
    await rejectWithdrawal(store(), withdrawalId, body.reason, actorOf(user))
    return sendNothing()
  },
)
