import { z } from 'zod'
import { payoutBankFile, payoutTable } from '@/lib/affiliate/payouts/payout-files'
import { runIdSchema } from '@/lib/affiliate/payouts/schema'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const files = { 'pain.001.xml': payoutBankFile, 'auszahlung.csv': payoutTable } as const
const params = z.object({ run: runIdSchema, file: z.literal(['pain.001.xml', 'auszahlung.csv']) })

export const GET = defineRoute(
  { access: 'admin, recent', params, duringMaintenance: 'open' },
  async ({ params: { run, file }, request }) => {
    // The shop notes when the bank's file was fetched.
    if (request.method === 'HEAD' && file === 'pain.001.xml')
      return sendDownload({ name: file, contentType: 'application/xml', content: '' })
    return sendDownload(await files[file](store(), run))
  },
)
