import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { changeSettings } from '@/lib/settings/change-settings'
import { settingsChangeSchema } from '@/lib/settings/schema'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin', body: settingsChangeSchema, duringMaintenance: 'open' },
  async ({ body, user }) => {
    await changeSettings(store(), body, actorOf(user))
    return sendNothing()
  },
)
