import { recoveryCodesSchema } from '@/lib/account/factor/schema'
import { renewRecoveryCodes } from '@/lib/account/set-up-factor'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    access: 'recent',
    limit: { name: 'recovery-codes', points: 10, seconds: 60 },
    duringMaintenance: 'open',
  },
  async ({ user }) => sendJson(recoveryCodesSchema, { codes: await renewRecoveryCodes(store(), user) }),
)
