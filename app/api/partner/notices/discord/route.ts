import { setDiscord, tryDiscord } from '@/lib/affiliate/notices/change-notices'
import { discordRequestSchema } from '@/lib/affiliate/notices/schema'
import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const limit = { name: 'notices', points: 60, seconds: 60 }

export const PUT = defineRoute(
  { access: 'partner', admitted: admittedPartner, body: discordRequestSchema, limit },
  async ({ admitted: partner, body: { address } }) => {
    await setDiscord(store(), partner, address)
    return sendNothing()
  },
)

export const DELETE = defineRoute(
  { access: 'partner', admitted: admittedPartner, limit },
  async ({ admitted: partner }) => {
    await setDiscord(store(), partner, null)
    return sendNothing()
  },
)

export const POST = defineRoute(
  {
    access: 'partner',
    admitted: admittedPartner,
    limit: { name: 'discord-trial', points: 5, seconds: 60 },
  },
  async ({ admitted: partner }) => {
    await tryDiscord(store(), partner)
    return sendNothing()
  },
)
