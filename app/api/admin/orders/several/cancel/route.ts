import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { cancelSeveral } from '@/lib/orders/several/cancel-several'
import { severalAnswerSchema, severalRequestSchema } from '@/lib/orders/several/schema'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin', body: severalRequestSchema, duringMaintenance: 'open' },
  async ({ body: { ids }, user }) =>
    sendJson(severalAnswerSchema, await cancelSeveral(store(), ids, actorOf(user))),
)
