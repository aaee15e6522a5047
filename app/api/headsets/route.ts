import { shownHeadsets } from '@/lib/headsets/current-headsets'
import { defineRoute, sendKept } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute(
  { limit: { name: 'headsets', points: 120, seconds: 60 } },
  async ({ request }) => sendKept(request, await shownHeadsets(store())),
)
