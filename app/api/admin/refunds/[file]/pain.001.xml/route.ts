import { z } from 'zod'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { refundBankFile } from '@/lib/orders/refunds/bank-files/refund-bank-file'
import { refundFileIdSchema } from '@/lib/orders/refunds/bank-file-schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ file: refundFileIdSchema })

export const GET = defineRoute(
  { access: 'admin, recent', params, duringMaintenance: 'open' },
  async ({ params: { file } }) => sendDownload(await refundBankFile(store(), file)),
)
