import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { invoiceFile } from '@/lib/orders/invoicing/invoice-file'
import { openOrder } from '@/lib/orders/access/open-order'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: z.string() })
const query = z.object({
  token: z.string().optional(),
  /** Asks for the correction that goes with a refund. */
  refund: z.string().regex(idPattern('refund')).optional(),
})

export const GET = defineRoute(
  {
    ...{ params, query, access: 'optional', duringMaintenance: 'open' },
    limit: { name: 'invoices', points: 60, seconds: 60 },
  },
  async ({ params: { orderId }, query: { token, refund }, user }) => {
    const order = await openOrder(store(), orderId, { token, user, isDesk: user?.support === true })
    return sendDownload(await invoiceFile(store(), order, refund))
  },
)
