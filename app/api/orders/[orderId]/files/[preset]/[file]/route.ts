import { z } from 'zod'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { deliverFile } from '@/lib/delivery/deliver-file'
import { openOrder } from '@/lib/orders/open-order'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: z.string(), preset: z.string(), file: z.string() })
const query = z.object({ token: z.string().optional() })

export const GET = defineRoute(
  { params, query, access: 'optional' },
  async ({ params: { orderId, preset, file }, query: { token }, user }) => {
    const order = await openOrder(store(), orderId, { token, user })
    return sendDownload(await deliverFile(store(), order, preset, file))
  },
)
