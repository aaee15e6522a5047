import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { noteOrder, noteRequestSchema } from '@/lib/orders/desk/note-order'
import { orderIdSchema } from '@/lib/orders/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: orderIdSchema })

export const PUT = defineRoute(
  { access: 'support', params, body: noteRequestSchema, duringMaintenance: 'open' },
  async ({ params: { orderId }, body: { note, seen }, user }) => {
    await noteOrder(store(), orderId, note, actorOf(user), seen)
    return sendNothing()
  },
)
