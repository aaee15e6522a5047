import { confirmAddress } from '@/lib/account/register'
import { linkPasswordRequestSchema } from '@/lib/account/schema'
import { browserOf, sendSession } from '@/app/api/session/send-session'
import { defineRoute } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  {
    body: linkPasswordRequestSchema,
    limit: { name: 'account-link', points: 20, seconds: 60 },
    duringMaintenance: 'open',
  },
  async ({ body, request, address }) =>
    sendSession(store(), await confirmAddress(store(), body, browserOf(request, address))),
)
