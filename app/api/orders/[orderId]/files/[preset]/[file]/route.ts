import { z } from 'zod'
import { readCookie } from '@/lib/core/cookies'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { deliverCopy, deliveryFor } from '@/lib/delivery/deliver-file'
import { COPY_HEADER } from '@/lib/offline/copy-header'
import { openDespiteLock } from '@/lib/orders/access/open-despite-lock'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: z.string(), preset: z.string(), file: z.string() })
const query = z.object({ token: z.string().optional() })

export const GET = defineRoute(
  { params, query, access: 'optional', duringMaintenance: 'open' },
  async ({ params: { orderId, preset, file }, query: { token }, user, request }) => {
    const unlockCookie = readCookie(request.headers, 'unlock')
    const order = await openDespiteLock(store(), orderId, { token, user }, unlockCookie)
    const deliver = request.headers.has(COPY_HEADER) ? deliverCopy : deliveryFor(request)
    return sendDownload(await deliver(store(), order, preset, file))
  },
)
