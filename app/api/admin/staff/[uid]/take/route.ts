import { z } from 'zod'
import { accountIdSchema } from '@/lib/account/account-facts'
import { actorOf } from '@/lib/account/actor'
import { changeRole } from '@/lib/account/set-role'
import { roleRequestSchema } from '@/lib/account/staff/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const params = z.object({ uid: accountIdSchema })

export const POST = defineRoute(
  { access: 'admin, recent', params, body: roleRequestSchema, duringMaintenance: 'open' },
  async ({ params: { uid }, body: { role }, user }) => {
    await changeRole(store(), { uid, role, isGranted: false }, actorOf(user))
    return sendNothing()
  },
)
