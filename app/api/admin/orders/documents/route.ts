import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { textStream } from '@/lib/http/server/text-stream'
import { monthDocuments, monthSchema } from '@/lib/orders/invoicing/month-documents'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

export const GET = defineRoute(
  { access: 'accounting', query: monthSchema, duringMaintenance: 'open' },
  async ({ query: { month } }) => {
    const { name, content } = await monthDocuments(store(), month)
    return sendDownload({ name, content: textStream(content), contentType: 'application/zip' })
  },
)
