import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { makeRefundFile } from '@/lib/orders/refunds/bank-files/make-refund-file'
import { refundFileSchema } from '@/lib/orders/refunds/bank-file-schema'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute({ access: 'admin', duringMaintenance: 'open' }, async ({ user }) =>
  sendJson(refundFileSchema, await makeRefundFile(store(), actorOf(user)), 201),
)
