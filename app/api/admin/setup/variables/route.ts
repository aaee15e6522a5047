import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { owner } from '@/lib/legal/current-owner'
import { changeVariables } from '@/lib/setup/change-variables'
import { variablesChangeSchema } from '@/lib/setup/schema'
import { trySignIn } from '@/lib/setup/try-sign-in'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin', body: variablesChangeSchema, duringMaintenance: 'open' },
  async ({ body: { values }, user }) => {
    await changeVariables(store(), values, { actor: actorOf(user), owner: owner(), trySignIn })
    return sendNothing()
  },
)
