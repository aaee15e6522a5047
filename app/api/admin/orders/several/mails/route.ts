import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { mailSeveral } from '@/lib/orders/several/mail-several'
import { severalAnswerSchema, severalRequestSchema } from '@/lib/orders/several/schema'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'support', body: severalRequestSchema, duringMaintenance: 'open' },
  async ({ body: { ids }, user }) =>
    sendJson(severalAnswerSchema, await mailSeveral(store(), ids, actorOf(user))),
)
