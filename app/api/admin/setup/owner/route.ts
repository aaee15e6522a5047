import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { changeOwner } from '@/lib/setup/change-owner'
import { ownerChangeSchema, ownerStateSchema } from '@/lib/setup/owner-schema'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin, recent', body: ownerChangeSchema, duringMaintenance: 'open' },
  async ({ body, user }) => sendJson(ownerStateSchema, await changeOwner(store(), body, actorOf(user))),
)
