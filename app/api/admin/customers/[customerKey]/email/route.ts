import { actorOf } from '@/lib/account/actor'
import { mendCustomerEmail } from '@/lib/customer/desk/mend-customer-email'
import { customerEmailSchema, customerParams } from '@/lib/customer/desk/schema'
import { foundCustomerSchema } from '@/lib/customer/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin', params: customerParams, body: customerEmailSchema, duringMaintenance: 'open' },
  async ({ params: { customerKey: key }, body: { email }, user }) => {
    const customerKey = await mendCustomerEmail(store(), key, email, actorOf(user))
    return sendJson(foundCustomerSchema, { customerKey })
  },
)
