import { actorOf } from '@/lib/account/actor'
import { forgetCustomer } from '@/lib/customer/desk/forget-customer'
import { customerParams } from '@/lib/customer/desk/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin, recent', params: customerParams, duringMaintenance: 'open' },
  async ({ params: { customerKey }, user }) => {
    await forgetCustomer(store(), customerKey, actorOf(user))
    return sendNothing()
  },
)
