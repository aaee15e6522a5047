import { actorOf } from '@/lib/account/actor'
import { listStaff } from '@/lib/account/staff/list-staff'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { owner } from '@/lib/legal/current-owner'
import { changeVariables } from '@/lib/setup/change-variables'
import { variablesChangeSchema } from '@/lib/setup/schema'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin, recent', body: variablesChangeSchema, duringMaintenance: 'open' },
  async ({ body: { values }, user }) => {
    const admins = async () =>
      (await listStaff(store())).flatMap(({ email, roles }) => (roles.includes('admin') ? [email] : []))
    const around = { actor: actorOf(user), owner: owner(), admins }
    await changeVariables(store(), values, around)
    return sendNothing()
  },
)
