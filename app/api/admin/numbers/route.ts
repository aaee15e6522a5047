import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { confirmLastNumbers } from '@/lib/composition/confirm-clock'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const body = z.strictObject({ numbers: z.string().max(4000, 'too_long') })

export const POST = defineRoute(
  { access: 'admin, recent', body, duringMaintenance: 'open' },
  async ({ body: { numbers }, user }) => {
    await confirmLastNumbers(store(), numbers, actorOf(user))
    return sendNothing()
  },
)
