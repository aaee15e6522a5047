import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { textStream } from '@/lib/http/server/text-stream'
import { periodSchema } from '@/lib/orders/invoicing/bookings'
import { bookingsFileName, exportBookings } from '@/lib/orders/invoicing/export-bookings'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

export const GET = defineRoute(
  { access: 'accounting', query: periodSchema, duringMaintenance: 'open' },
  ({ query: period }) => {
    const content = textStream(exportBookings(store(), period))
    const name = bookingsFileName(period)
    return Promise.resolve(sendDownload({ name, contentType: 'text/csv; charset=utf-8', content }))
  },
)
