import { choosePagePresets, pagePresetsSchema } from '@/lib/affiliate/partners/page-presets'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { forPartner } from '../for-partner'

export const PUT = defineRoute(
  { ...forPartner, body: pagePresetsSchema, limit: { name: 'partner-page', points: 60, seconds: 60 } },
  async ({ admitted: { uid }, body: { presets } }) => {
    await choosePagePresets(store(), uid, presets)
    return sendNothing()
  },
)
