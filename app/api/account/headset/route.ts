import { chooseHeadset, ownHeadset } from '@/lib/customer/own-headset'
import { headsetRequestSchema, ownHeadsetSchema } from '@/lib/customer/schema'
import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute({ access: 'user' }, async ({ user }) =>
  sendJson(ownHeadsetSchema, { headset: await ownHeadset(store(), user.uid) }),
)

export const PUT = defineRoute(
  { access: 'user', body: headsetRequestSchema, limit: { name: 'own-headset', points: 60, seconds: 60 } },
  async ({ body: { headset }, user }) => {
    await chooseHeadset(store(), user.uid, headset)
    return sendNothing()
  },
)
