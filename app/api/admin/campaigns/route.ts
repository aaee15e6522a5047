import { actorOf } from '@/lib/account/actor'
import { addCampaign } from '@/lib/affiliate/campaigns/add-campaign'
import { newCampaignSchema } from '@/lib/affiliate/campaigns/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin', body: newCampaignSchema, duringMaintenance: 'open' },
  async ({ body, user }) => {
    await addCampaign(store(), body, actorOf(user))
    return sendNothing()
  },
)
