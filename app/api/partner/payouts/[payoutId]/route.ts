import { z } from 'zod'
import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { ownCreditNote } from '@/lib/affiliate/payouts/payout-files'
import { idPattern } from '@/lib/core/ids'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

/** A partner's own, also after leaving. */
export const GET = defineRoute(
  {
    access: 'partner',
    admitted: admittedPartner,
    params: z.object({ payoutId: z.string().regex(idPattern('payout')) }),
  },
  async ({ params: { payoutId }, admitted: { uid } }) => {
    return sendDownload(await ownCreditNote(store(), uid, payoutId))
  },
)
