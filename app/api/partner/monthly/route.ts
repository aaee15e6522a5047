import { z } from 'zod'
import { monthlyWanted } from '@/lib/affiliate/monthly/send-months'
import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

/** Whether the partner wants the past month by mail. */
export const PUT = defineRoute(
  {
    access: 'partner',
    admitted: admittedPartner,
    body: z.strictObject({ wanted: z.boolean() }),
    limit: { name: 'partner-monthly', points: 60, seconds: 60 },
  },
  async ({ admitted: { uid }, body: { wanted } }) => {
    await monthlyWanted(store(), uid, wanted)
    return sendNothing()
  },
)
