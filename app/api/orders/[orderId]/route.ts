import { z } from 'zod'
import { readCookie } from '@/lib/core/cookies'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { openDespiteLock } from '@/lib/orders/access/open-despite-lock'
import { orderViewSchema } from '@/lib/orders/schema'
import { viewOrder } from '@/lib/delivery/view-order'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: z.string() })
const query = z.object({ token: z.string().optional() })

export const GET = defineRoute(
  { params, query, access: 'optional', duringMaintenance: 'open' },
  async ({ params: { orderId }, query: { token }, user, request }) => {
    const unlockCookie = readCookie(request.headers, 'unlock')
    const order = await openDespiteLock(store(), orderId, { token, user }, unlockCookie)
    return sendJson(orderViewSchema, viewOrder(order))
  },
)
