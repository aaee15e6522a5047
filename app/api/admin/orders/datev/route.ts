import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { textStream } from '@/lib/http/server/text-stream'
import { periodSchema } from '@/lib/orders/invoicing/bookings'
import { exportDatev } from '@/lib/orders/invoicing/datev/export-datev'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

export const GET = defineRoute(
  { access: 'accounting', query: periodSchema, duringMaintenance: 'open' },
  async ({ query: period }) => {
    const { name, content } = await exportDatev(store(), period)
    return sendDownload({ name, content: textStream(content), contentType: 'text/csv; charset=windows-1252' })
  },
)
