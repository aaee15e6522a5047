import { customerEmailSchema } from '@/lib/customer/desk/schema'
import { findCustomerKey } from '@/lib/customer/desk/find-person'
import { foundCustomerSchema } from '@/lib/customer/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

/** The mail address is sent in the body, so that it appears in no log and no browser history. */
export const POST = defineRoute(
  { access: 'support', body: customerEmailSchema, duringMaintenance: 'open' },
  async ({ body: { email } }) =>
    sendJson(foundCustomerSchema, { customerKey: await findCustomerKey(store(), email) }),
)
