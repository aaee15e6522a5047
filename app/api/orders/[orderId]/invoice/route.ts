import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { invoiceFile } from '@/lib/orders/invoicing/invoice-file'
import { store } from '@/lib/store/open-store'
import { forBuyerOrDesk } from '../../for-buyer'

const query = forBuyerOrDesk.query.extend({
  refund: z.string().regex(idPattern('refund')).optional(),
  number: z.string().max(30).optional(),
})

export const GET = defineRoute(
  {
    ...forBuyerOrDesk,
    query,
    duringMaintenance: 'open',
    limit: { name: 'invoices', points: 60, seconds: 60 },
  },
  async ({ query: { refund, number }, admitted: order }) =>
    sendDownload(await invoiceFile(store(), order, { refund, number })),
)
