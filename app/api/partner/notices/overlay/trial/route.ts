import { tryOverlay } from '@/lib/affiliate/notices/change-notices'
import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    access: 'partner',
    admitted: admittedPartner,
    limit: { name: 'overlay-trial', points: 20, seconds: 60 },
  },
  async ({ admitted: partner }) => {
    await tryOverlay(store(), partner)
    return sendNothing()
  },
)
