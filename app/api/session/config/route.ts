import { signInConfigSchema } from '@/lib/account/schema'
import { signInConfig } from '@/lib/account/session/sign-in-target'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'

export const dynamic = 'force-dynamic'

export const GET = defineRoute({ duringMaintenance: 'open' }, async () =>
  sendJson(signInConfigSchema, signInConfig()),
)
