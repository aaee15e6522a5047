import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { setStageText } from '@/lib/affiliate/stage/change-stage'
import { stageTextSchema } from '@/lib/affiliate/stage/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  {
    access: 'partner',
    admitted: admittedPartner,
    body: stageTextSchema,
    limit: { name: 'partner-stage', points: 60, seconds: 60 },
  },
  async ({ admitted: { uid }, body: { text } }) => {
    await setStageText(store(), uid, text)
    return sendNothing()
  },
)
