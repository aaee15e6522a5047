import { actorOf } from '@/lib/account/actor'
import { movePreset } from '@/lib/catalog/editing/move-preset'
import { moveSchema, presetParams } from '@/lib/catalog/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin', params: presetParams, body: moveSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body: { direction }, user }) => {
    await movePreset(store(), id, direction, actorOf(user))
    return sendNothing()
  },
)
