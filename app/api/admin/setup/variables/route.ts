import { actorOf } from '@/lib/account/actor'
import { countUnmoved } from '@/lib/account/sign-in/import-firebase'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { owner } from '@/lib/legal/current-owner'
import { changeVariables } from '@/lib/setup/change-variables'
import { variablesChangeSchema } from '@/lib/setup/schema'
import { trySignIn } from '@/lib/setup/try-sign-in'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin, recent', body: variablesChangeSchema, duringMaintenance: 'open' },
  async ({ body: { values }, user }) => {
    const unmoved = () => countUnmoved(store())
    await changeVariables(store(), values, { actor: actorOf(user), owner: owner(), trySignIn, unmoved })
    return sendNothing()
  },
)
