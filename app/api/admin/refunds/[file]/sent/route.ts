import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { reportFileSent } from '@/lib/orders/refunds/bank-files/refund-bank-file'
import { fileReportedSchema, refundFileIdSchema } from '@/lib/orders/refunds/bank-file-schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ file: refundFileIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, duringMaintenance: 'open' },
  async ({ params: { file }, user }) =>
    sendJson(fileReportedSchema, await reportFileSent(store(), file, actorOf(user))),
)
