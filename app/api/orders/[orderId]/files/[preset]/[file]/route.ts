import { z } from 'zod'
import { SESSION_COOKIE } from '@/lib/account/session'
import { userIfKnown } from '@/lib/account/user-if-known'
import { cookieOf } from '@/lib/http/server/cookie-of'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { deliverFile } from '@/lib/delivery/deliver-file'
import { openOrder } from '@/lib/orders/open-order'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: z.string(), preset: z.string(), file: z.string() })
const query = z.object({ token: z.string().optional() })

export const GET = defineRoute(
  { params, query },
  async ({ params: { orderId, preset, file }, query: { token }, request }) => {
    const user = await userIfKnown(cookieOf(request.headers, SESSION_COOKIE))
    const order = await openOrder(store(), orderId, { token, user })
    return sendDownload(await deliverFile(store(), order, preset, file))
  },
)
