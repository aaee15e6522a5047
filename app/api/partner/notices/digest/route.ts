import { chooseDigest } from '@/lib/affiliate/notices/change-notices'
import { digestRequestSchema } from '@/lib/affiliate/notices/schema'
import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  {
    access: 'partner',
    admitted: admittedPartner,
    body: digestRequestSchema,
    limit: { name: 'notices', points: 60, seconds: 60 },
  },
  async ({ admitted: partner, body: { digest } }) => {
    await chooseDigest(store(), partner, digest)
    return sendNothing()
  },
)
