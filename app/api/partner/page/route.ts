import { choosePagePresets, pagePresetsSchema } from '@/lib/affiliate/partners/page-presets'
import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  {
    access: 'partner',
    admitted: admittedPartner,
    body: pagePresetsSchema,
    limit: { name: 'partner-page', points: 60, seconds: 60 },
  },
  async ({ admitted: { uid }, body: { presets } }) => {
    await choosePagePresets(store(), uid, presets)
    return sendNothing()
  },
)
