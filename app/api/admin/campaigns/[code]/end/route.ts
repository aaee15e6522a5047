import { actorOf } from '@/lib/account/actor'
import { endCampaign } from '@/lib/affiliate/campaigns/end-campaign'
import { campaignParams } from '@/lib/affiliate/campaigns/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin', params: campaignParams, duringMaintenance: 'open' },
  async ({ params: { code }, user }) => {
    await endCampaign(store(), code, actorOf(user))
    return sendNothing()
  },
)
