import { z } from 'zod'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { exportOss, quarterSchema } from '@/lib/orders/invoicing/export-oss'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

export const GET = defineRoute(
  { access: 'accounting', query: z.object({ quarter: quarterSchema }), duringMaintenance: 'open' },
  async ({ query: { quarter } }) =>
    sendDownload({
      name: `spielklang-oss-${quarter}.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: await exportOss(store(), quarter),
    }),
)
