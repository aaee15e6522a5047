import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { deskHitsSchema, deskSearchQuery } from '@/lib/admin/search-schema'
import { searchDesk } from '@/lib/admin/search-desk'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute(
  {
    access: 'order reader',
    query: deskSearchQuery,
    limit: { name: 'desk-search', points: 240, seconds: 60 },
    duringMaintenance: 'open',
  },
  async ({ query: { q }, user }) =>
    sendJson(deskHitsSchema, await searchDesk(store(), q, user ?? { admin: true, support: true })),
)
