import { z } from 'zod'
import { redeemCampaign } from '@/lib/affiliate/campaigns/redeem-campaign'
import { redeemCode } from '@/lib/affiliate/attribution/redeem-code'
import { discountSchema, typedCodeSchema } from '@/lib/affiliate/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const params = z.object({ code: typedCodeSchema })

/** Strictly limited, so that codes cannot be guessed. */
export const GET = defineRoute(
  { params, access: 'optional', limit: { name: 'discounts', points: 20, seconds: 60 } },
  async ({ params: { code }, user }) => {
    const campaign = await redeemCampaign(store(), code, { customerEmail: user?.email })
    const redeemed = campaign ?? (await redeemCode(store(), code))
    return sendJson(discountSchema, redeemed.discount)
  },
)
