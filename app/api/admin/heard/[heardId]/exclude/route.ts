import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { excludeHeard } from '@/lib/listening-results/judge-result'
import { excludingSchema, heardIdSchema } from '@/lib/listening-results/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const params = z.object({ heardId: heardIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, body: excludingSchema, duringMaintenance: 'open' },
  async ({ params: { heardId }, body: { reason }, user }) => {
    await excludeHeard(store(), heardId, reason, actorOf(user))
    return sendNothing()
  },
)
