import { z } from 'zod'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { evidenceFile } from '@/lib/orders/contracts/evidence-of'
import { orderIdSchema } from '@/lib/orders/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: orderIdSchema })

export const GET = defineRoute(
  { access: 'admin', params, duringMaintenance: 'open' },
  async ({ params: { orderId } }) => sendDownload(await evidenceFile(store(), orderId)),
)
