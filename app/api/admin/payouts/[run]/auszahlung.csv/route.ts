import { z } from 'zod'
import { payoutTable } from '@/lib/affiliate/payouts/payout-files'
import { runIdSchema } from '@/lib/affiliate/payouts/schema'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const params = z.object({ run: runIdSchema })

export const GET = defineRoute(
  { access: 'admin', params, duringMaintenance: 'open' },
  async ({ params: { run } }) => sendDownload(await payoutTable(store(), run)),
)
