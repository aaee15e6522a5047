import { z } from 'zod'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { chooseUpdates } from '@/lib/orders/access/choose-updates'
import { openOrder } from '@/lib/orders/access/open-order'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: z.string() })
const query = z.object({ token: z.string().optional() })
const body = z.strictObject({ wanted: z.boolean() })

export const POST = defineRoute(
  { params, query, body, access: 'optional', limit: { name: 'updates', points: 30, seconds: 60 } },
  async ({ params: { orderId }, query: { token }, body: { wanted }, user }) => {
    await chooseUpdates(store(), await openOrder(store(), orderId, { token, user }), wanted)
    return sendNothing()
  },
)
