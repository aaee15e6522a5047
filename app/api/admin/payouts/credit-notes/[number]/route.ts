import { z } from 'zod'
import { creditNoteFile } from '@/lib/affiliate/payouts/payout-files'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const params = z.object({ number: z.string().regex(/^T?G-\d{4}-\d{6,}$/) })

export const GET = defineRoute(
  { access: 'accounting', params, duringMaintenance: 'open' },
  async ({ params: { number } }) => sendDownload(await creditNoteFile(store(), number)),
)
