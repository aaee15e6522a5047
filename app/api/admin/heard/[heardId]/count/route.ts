import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { countHeard } from '@/lib/listening-results/judge-result'
import { heardIdSchema } from '@/lib/listening-results/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const params = z.object({ heardId: heardIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, duringMaintenance: 'open' },
  async ({ params: { heardId }, user }) => {
    await countHeard(store(), heardId, actorOf(user))
    return sendNothing()
  },
)
