import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { setStageWords } from '@/lib/affiliate/stage/change-stage'
import { stageWordsSchema } from '@/lib/affiliate/stage/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  {
    access: 'partner',
    admitted: admittedPartner,
    body: stageWordsSchema,
    limit: { name: 'partner-stage', points: 60, seconds: 60 },
  },
  async ({ admitted: { uid }, body }) => {
    await setStageWords(store(), uid, body)
    return sendNothing()
  },
)
